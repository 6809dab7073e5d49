import type { CatalogueItem } from '@regelwerk/core'

export const keywords = {
  '8.1': { kind: 'chapter', summary: 'Keywords: general rules.', informative: 'heading' },
  '8.1.1': {
    kind: 'rule',
    summary: 'A keyword stands for one or more abilities; reminder text in parentheses is not rules text.',
    informative: 'definition',
  },
  '8.1.2': {
    kind: 'rule',
    summary:
      'Keywords with +N add up. Any other keyword does not stack: a card that has it does not gain it again.',
  },
  '8.1.2/example-1': {
    kind: 'example',
    summary: 'A second Support adds nothing, whereas Resist +1 and Resist +2 make Resist +3.',
  },
  '8.2': { kind: 'chapter', summary: 'Alert.', informative: 'heading' },
  '8.2.1': {
    kind: 'rule',
    summary: 'A character with Alert ignores the limit that Evasive sets on challenges.',
  },
  '8.2.2': {
    kind: 'rule',
    summary:
      'Alert does not give Evasive, so a character with Alert can be challenged by anyone; Evasive may still come from elsewhere.',
  },
  '8.3': { kind: 'chapter', summary: 'Bodyguard.', informative: 'heading' },
  '8.3.1': { kind: 'rule', summary: 'Bodyguard stands for two abilities.', informative: 'introduction' },
  '8.3.2': {
    kind: 'rule',
    summary: 'A character with Bodyguard may enter play exerted; its player decides as it is played.',
  },
  '8.3.3': {
    kind: 'rule',
    summary:
      'An opponent who would challenge one of your characters has to challenge one with Bodyguard if able.',
  },
  '8.4': { kind: 'chapter', summary: 'Boost.', informative: 'heading' },
  '8.4.1': {
    kind: 'rule',
    summary:
      'Boost N is an activated ability, usable once in each turn of yours: for N ink, the top card of your deck goes face down under this card.',
  },
  '8.4.2': {
    kind: 'rule',
    summary: 'A face-down card under another stays unseen by everyone, its own player included.',
    follows: ['7.4.2.1'],
  },
  '8.4.3': {
    kind: 'rule',
    summary: 'A card under another is not in play, and putting it there with Boost is not playing it.',
    follows: ['5.1.1.8'],
  },
  '8.5': { kind: 'chapter', summary: 'Challenger.', informative: 'heading' },
  '8.5.1': {
    kind: 'rule',
    summary: 'Challenger +N gives +N strength while the character is challenging, and several add up.',
  },
  '8.5.2': { kind: 'rule', summary: 'Challenger gives nothing while the character is being challenged.' },
  '8.6': { kind: 'chapter', summary: 'Evasive.', informative: 'heading' },
  '8.6.1': { kind: 'rule', summary: 'Only a character with Evasive can challenge a card with Evasive.' },
  '8.7': { kind: 'chapter', summary: 'Reckless.', informative: 'heading' },
  '8.7.1': {
    kind: 'rule',
    summary: 'Reckless stands for two static abilities.',
    informative: 'introduction',
  },
  '8.7.2': { kind: 'rule', summary: 'A character with Reckless cannot quest.' },
  '8.7.3': {
    kind: 'rule',
    summary:
      'As long as a ready character with Reckless has an opposing character or location it can challenge, its player cannot end the turn.',
  },
  '8.7.4': {
    kind: 'rule',
    summary:
      'A character with Reckless may still exert to use abilities or sing songs, even to avoid having to challenge.',
    follows: ['4.4.4', '5.4.4.2'],
  },
  '8.8': { kind: 'chapter', summary: 'Resist.', informative: 'heading' },
  '8.8.1': {
    kind: 'rule',
    summary: 'Resist +N lowers each damage dealt to the character or location by N, and several add up.',
  },
  '8.8.2': { kind: 'rule', summary: 'Damage reduced to 0 counts as not having been dealt.' },
  '8.8.3': {
    kind: 'rule',
    summary: 'Resist does not lower damage that is put on or moved to the character.',
  },
  '8.9': { kind: 'chapter', summary: 'Rush.', informative: 'heading' },
  '8.9.1': {
    kind: 'rule',
    summary: 'A character with Rush can challenge while drying, but not quest or exert for costs.',
  },
  '8.10': { kind: 'chapter', summary: 'Shift.', informative: 'heading' },
  '8.10.1': {
    kind: 'rule',
    summary:
      'Shift is an alternative cost: with a character of the same name in play, you may pay the Shift cost and put this character on top of that one.',
  },
  '8.10.2': { kind: 'rule', summary: 'A character shifted onto an exerted one enters play exerted.' },
  '8.10.3': {
    kind: 'rule',
    summary: 'A shifted character that something makes enter exerted does so, even on top of a ready one.',
  },
  '8.10.4': {
    kind: 'rule',
    summary: 'A shifted character enters dry on a dry character and drying on a drying one.',
  },
  '8.10.5': {
    kind: 'rule',
    summary:
      'A shifted character takes the turn actions the character beneath could, including singing if that one was dry. It keeps the effects on it, but does not gain its text.',
  },
  '8.10.6': { kind: 'rule', summary: 'A shifted character keeps the damage of the character beneath.' },
  '8.10.7': {
    kind: 'rule',
    summary:
      'When a shifted character leaves play, every card of its stack goes to the same zone and they are no longer a stack.',
    follows: ['5.1.1.7'],
  },
  '8.10.8': {
    kind: 'rule',
    summary:
      'Classification Shift and Universal Shift are Shift abilities and follow its rules except for what they may be put on.',
    follows: ['8.10.8.1', '8.10.8.2'],
  },
  '8.10.8.1': {
    kind: 'rule',
    summary:
      'Classification Shift may go onto any of your characters with that classification, whatever its name.',
  },
  '8.10.8.2': { kind: 'rule', summary: 'Universal Shift may go onto any of your characters.' },
  '8.11': { kind: 'chapter', summary: 'Singer.', informative: 'heading' },
  '8.11.1': {
    kind: 'rule',
    summary: 'A character with Singer N may exert to sing songs as though it cost N.',
  },
  '8.11.2': {
    kind: 'rule',
    summary:
      'Singer counts only for singing; the ink cost of the character is unchanged for everything else.',
  },
  '8.11.3': {
    kind: 'rule',
    summary: 'An effect that counts a character as costing +N to sing adds to its Singer number.',
  },
  '8.11.3/example-1': {
    kind: 'example',
    summary: 'Ursula - Vanessa with Singer 4 sings as cost 6 at Atlantica - Concert Hall.',
  },
  '8.12': { kind: 'chapter', summary: 'Sing Together.', informative: 'heading' },
  '8.12.1': {
    kind: 'rule',
    summary:
      'Sing Together N lets ready characters of yours and your teammates exert to play the song without ink if their costs total N or more.',
  },
  '8.12.2': {
    kind: 'rule',
    summary:
      'The costs of one or more ready characters are added up; once the total reaches the Sing Together number, they can sing the song.',
  },
  '8.12.3': {
    kind: 'rule',
    summary:
      'Each character that takes part in Sing Together sings the song: all their triggers for singing are met.',
  },
  '8.13': { kind: 'chapter', summary: 'Support.', informative: 'heading' },
  '8.13.1': {
    kind: 'rule',
    summary:
      "Support triggers when the character quests: its player may raise the strength of another chosen character by this one's strength for the turn.",
  },
  '8.14': { kind: 'chapter', summary: 'Vanish.', informative: 'heading' },
  '8.14.1': {
    kind: 'rule',
    summary: 'Vanish triggers when an opponent chooses the character for an action, and banishes it.',
  },
  '8.14.2': {
    kind: 'rule',
    summary:
      'Vanish resolves after the whole effect of the action, and does nothing if the character has changed zones by then.',
    follows: ['6.7.4', '7.1.6'],
  },
  '8.15': { kind: 'chapter', summary: 'Ward.', informative: 'heading' },
  '8.15.1': {
    kind: 'rule',
    summary: 'Ward keeps opponents from choosing the card for effects they resolve.',
  },
  '8.15.2': {
    kind: 'rule',
    summary: 'Effects that need no choice affect a character with Ward as they do any other.',
  },
} as const satisfies Record<string, CatalogueItem>
