// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Clan War. */
export const facts: readonly PrintedFacts[] = [
  // Crab
  { id: 'one-of-the-forgotten', clan: 'crab', number: '26', en: 'One of the Forgotten', type: 'character', side: 'dynasty', cost: 2, military: 4, political: 0, glory: 0, traits: ['bushi', 'berserker'] },
  { id: 'kobo-ichi-kai-jujutsu', clan: 'crab', number: '64', en: 'Kobo Ichi-Kai Jujutsu', type: 'attachment', cost: 0, militaryBonus: 'X', politicalBonus: 0, influence: 1, traits: ['technique'] },
  { id: 'common-cause', clan: 'crab', number: '65', en: 'Common Cause', type: 'event', cost: 0, influence: 2 },
  { id: 'kuni-silencer', clan: 'crab', number: '28', en: 'Kuni Silencer', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 1, traits: ['monk'] },
  { id: 'fulfill-your-duty', clan: 'crab', number: '67', en: 'Fulfill Your Duty', type: 'event', cost: 2, influence: 3 },
  { id: 'roadside-inn', clan: 'crab', number: '29', en: 'Roadside Inn', type: 'holding', strengthBonus: 0, traits: ['inn'] },
  // Crane
  { id: 'return-the-offense', clan: 'crane', number: '71', en: 'Return the Offense', type: 'event', cost: 1, influence: 1 },
  { id: 'chancellor-s-aide', clan: 'crane', number: '30', en: "Chancellor's Aide", type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['courtier', 'imperial'] },
  { id: 'dazzling-duelist', clan: 'crane', number: '31', en: 'Dazzling Duelist', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 2, traits: ['bushi', 'duelist'] },
  // Dragon
  { id: 'ascetic-of-the-north-wall', clan: 'dragon', number: '37', en: 'Ascetic of the North Wall', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 1, traits: ['monk', 'tattooed'] },
  { id: 'alchemical-laboratory', clan: 'dragon', number: '39', en: 'Alchemical Laboratory', type: 'holding', strengthBonus: 1, traits: ['laboratory'] },
  { id: 'unquestioned-heritage', clan: 'dragon', number: '74', en: 'Unquestioned Heritage', type: 'event', cost: 0, influence: 2 },
  { id: 'impossible-koan', clan: 'dragon', number: '75', en: 'Impossible Kōan', type: 'event', cost: 3, influence: 3 },
  { id: 'inscribed-tanto', clan: 'dragon', number: '72', en: 'Inscribed Tantō', type: 'attachment', cost: 0, militaryBonus: 1, politicalBonus: 0, influence: 1, traits: ['weapon'] },
  // Lion
  { id: 'bushido-adherent', clan: 'lion', number: '44', en: 'Bushidō Adherent', type: 'character', side: 'dynasty', cost: 3, military: 4, political: 2, glory: 2, traits: ['bushi'] },
  { id: 'privileged-position', clan: 'lion', number: '79', en: 'Privileged Position', type: 'event', cost: 2, influence: 2 },
  { id: 'called-to-war', clan: 'lion', number: '77', en: 'Called to War', type: 'event', cost: 0, influence: 3 },
  { id: 'ikoma-message-runner', clan: 'lion', number: '40', en: 'Ikoma Message Runner', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['courtier'] },
  { id: 'take-up-command', clan: 'lion', number: '76', en: 'Take Up Command', type: 'attachment', cost: 0, militaryBonus: 0, politicalBonus: 0, influence: 1, traits: ['condition'] },
  // Phoenix
  { id: 'trick-of-the-light', clan: 'phoenix', number: '81', en: 'Trick of the Light', type: 'event', cost: 0, influence: 2, traits: ['spell', 'air'] },
  { id: 'serene-seer', clan: 'phoenix', number: '48', en: 'Serene Seer', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 2, traits: ['shugenja', 'void'] },
  { id: 'mediator-of-hostilities', clan: 'phoenix', number: '47', en: 'Mediator of Hostilities', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 1, traits: ['courtier'] },
  { id: 'isawa-pilgrim', clan: 'phoenix', number: '46', en: 'Isawa Pilgrim', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 2, glory: 2, traits: ['shugenja', 'water'] },
  { id: 'ramparts-of-stone', clan: 'phoenix', number: '83', en: 'Ramparts of Stone', type: 'event', cost: 2, influence: 3, traits: ['spell', 'earth'] },
  // Scorpion
  { id: 'compelling-testimony', clan: 'scorpion', number: '86', en: 'Compelling Testimony', type: 'event', cost: 1, influence: 3 },
  { id: 'acclaimed-geisha-house', clan: 'scorpion', number: '54', en: 'Acclaimed Geisha House', type: 'holding', strengthBonus: 1 },
  { id: 'master-whisperer', clan: 'scorpion', number: '53', en: 'Master Whisperer', type: 'character', side: 'dynasty', cost: 3, military: 2, political: 3, glory: 1, traits: ['courtier'] },
  { id: 'shepherd-of-visages', clan: 'scorpion', number: '50', en: 'Shepherd of Visages', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['shugenja', 'air'] },
  { id: 'criminal-contacts', clan: 'scorpion', number: '87', en: 'Criminal Contacts', type: 'event', cost: 1, influence: 1 },
  { id: 'vice-proprietor', clan: 'scorpion', number: '52', en: 'Vice Proprietor', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 1, traits: ['courtier', 'merchant'] },
  { id: 'shosuro-actor', clan: 'scorpion', number: '51', en: 'Shosuro Actor', type: 'character', side: 'dynasty', cost: 2, military: 0, political: 0, glory: 0, traits: ['actor', 'shinobi'] },
  { id: 'imbued-with-shadows', clan: 'scorpion', number: '85', en: 'Imbued With Shadows', type: 'event', cost: 0, influence: 3, traits: ['spell', 'air', 'shadow'] },
  // Unicorn
  { id: 'way-station-trader', clan: 'unicorn', number: '58', en: 'Way Station Trader', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 0, traits: ['courtier', 'gaijin', 'merchant'] },
  { id: 'way-of-the-open-hand', clan: 'unicorn', number: '89', en: 'Way of the Open Hand', type: 'event', cost: 0, influence: 4, traits: ['philosophy'] },
  { id: 'forthright-ide', clan: 'unicorn', number: '59', en: 'Forthright Ide', type: 'character', side: 'dynasty', cost: 3, military: 1, political: 3, glory: 1, traits: ['courtier', 'cavalry', 'merchant'] },
  // Neutral
  { id: 'insightful-gatekeeper', clan: 'neutral', number: '62', en: 'Insightful Gatekeeper', type: 'character', side: 'dynasty', cost: 2, military: 2, political: 1, glory: 1, traits: ['bushi', 'dragonfly-clan'] },
  { id: 'cunning-confidant', clan: 'neutral', number: '61', en: 'Cunning Confidant', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 2, glory: 1, traits: ['courtier', 'fox-clan'] },
  { id: 'temple-of-jikoju', clan: 'neutral', number: '21', en: 'Temple of Jikoju', type: 'province', strength: 4, elements: ['air'], traits: ['temple'] },
  { id: 'temple-of-osano-wo', clan: 'neutral', number: '22', en: 'Temple of Osano-wo', type: 'province', strength: 4, elements: ['earth'], traits: ['temple'] },
  { id: 'temple-of-the-thunders', clan: 'neutral', number: '24', en: 'Temple of the Thunders', type: 'province', strength: 4, elements: ['fire'], traits: ['temple'] },
  { id: 'temple-of-shinsei-s-wisdom', clan: 'neutral', number: '23', en: "Temple of Shinsei's Wisdom", type: 'province', strength: 4, elements: ['void'], traits: ['temple'] },
  { id: 'temple-of-daikoku', clan: 'neutral', number: '20', en: 'Temple of Daikoku', type: 'province', strength: 4, elements: ['water'], traits: ['temple'] },
  { id: 'venerable-fortunist', clan: 'neutral', number: '63', en: 'Venerable Fortunist', type: 'character', side: 'dynasty', cost: 3, military: 3, political: 3, glory: 1, traits: ['monk', 'brotherhood'] },
  { id: 'shika-matchmaker', clan: 'neutral', number: '60', en: 'Shika Matchmaker', type: 'character', side: 'dynasty', cost: 1, military: 1, political: 1, glory: 1, traits: ['shugenja', 'air', 'deer-clan'] },
]
