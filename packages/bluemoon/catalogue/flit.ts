import type { CatalogueItem } from '@regelwerk/core'

export const flit = {
  'flit/flit-06-pluster': {
    kind: 'entry',
    summary:
      'When Flit 6 Highchirp is played and the opponent has two or more active characters, its player may discard one of them.',
  },
  'flit/flit-06-pluster/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 6 Highchirp: facing more than one active character, one of these may be discarded.',
    follows: ['flit/flit-06-pluster'],
  },
  'flit/flit-06-pluster/2': {
    kind: 'ruling',
    summary:
      'The check happens once, as Flit 6 Highchirp is played; characters that arrive later are not at risk from it.',
    follows: ['flit/flit-06-pluster'],
  },
  'flit/flit-06-pluster/3': {
    kind: 'ruling',
    summary:
      'Asks whether discarding one of two 2/2 characters lowers the power that Flit 6 Highchirp must meet.',
    informative: 'question',
  },
  'flit/flit-06-pluster/4': {
    kind: 'ruling',
    summary:
      "What must be met is the opponent's current power after one's own cards changed it: with one of two 2/2 characters gone, the 2 of Flit 6 Highchirp suffices.",
    follows: ['flit/flit-06-pluster', 'base/15'],
  },
  'flit/flit-08-zwitscher': {
    kind: 'entry',
    summary:
      'While Flit 8 Flitterflutter is active, opposing supports are ignored with values, icons and texts.',
  },
  'flit/flit-08-zwitscher/1': {
    kind: 'ruling',
    summary: 'Printed text of Flit 8 Flitterflutter: supports of the opponent are ignored.',
    follows: ['flit/flit-08-zwitscher'],
  },
  'flit/flit-08-zwitscher/2': {
    kind: 'ruling',
    summary:
      'Bluff cards are supports and are ignored too, so they show no bluff in the contested element; but an ignored bluff may not be called.',
    follows: ['flit/flit-08-zwitscher', 'base/29', 'base/60'],
  },
  'flit/flit-08-zwitscher/3': {
    kind: 'ruling',
    summary: 'Asks whether Flit 8 Flitterflutter lowers the opposing power already in the turn it is played.',
    informative: 'question',
  },
  'flit/flit-08-zwitscher/4': {
    kind: 'ruling',
    summary:
      'Yes: the supports drop out of the opposing power at once, so less has to be met in that very turn.',
    follows: ['flit/flit-08-zwitscher', 'base/15'],
  },
  'flit/flit-08-zwitscher/5': {
    kind: 'ruling',
    summary: 'Asks which power must be met after Flit 8 Flitterflutter has been taken back by RETRIEVE.',
    informative: 'question',
  },
  'flit/flit-08-zwitscher/6': {
    kind: 'ruling',
    summary:
      'A character taken back in the beginning phase is no longer active: the opposing supports count again and their full power must be met.',
    follows: ['flit/flit-08-zwitscher', 'base/15', 'base/43'],
  },
  'flit/flit-09-triller': {
    kind: 'entry',
    summary:
      'While Flit 9 Trillilling is active, opposing boosters are ignored with values, icons and texts.',
  },
  'flit/flit-09-triller/1': {
    kind: 'ruling',
    summary: 'Printed text of Flit 9 Trillilling: boosters of the opponent are ignored.',
    follows: ['flit/flit-09-triller'],
  },
  'flit/flit-09-triller/2': {
    kind: 'ruling',
    summary: 'Asks whether Flit 9 Trillilling lowers the opposing power already in the turn it is played.',
    informative: 'question',
  },
  'flit/flit-09-triller/3': {
    kind: 'ruling',
    summary: 'Yes: the boosters leave the opposing power at once, so less has to be met in that very turn.',
    follows: ['flit/flit-09-triller', 'base/15'],
  },
  'flit/flit-10-plaerrer': {
    kind: 'entry',
    summary:
      'While Flit 10 Cheepchirrup is active, the opponent may play just one card per turn into the combat area.',
  },
  'flit/flit-10-plaerrer/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 10 Cheepchirrup: after one card in the combat area the opponent may add no other there that turn.',
    follows: ['flit/flit-10-plaerrer'],
  },
  'flit/flit-10-plaerrer/2': {
    kind: 'ruling',
    summary:
      'One character is all: no PAIR, no extra FREE character, no booster, even with Flit 31 Commence Mega Launch. Supports are not restricted.',
    follows: ['flit/flit-10-plaerrer', 'base/30'],
  },
  'flit/flit-11-kami-kaze': {
    kind: 'entry',
    summary: 'Flit 11 Carl Kamikaze Crow doubles the Fire and Earth values of all own boosters.',
  },
  'flit/flit-11-kami-kaze/1': {
    kind: 'ruling',
    summary: 'Printed text of Flit 11 Carl Kamikaze Crow: every value of own boosters is doubled.',
    follows: ['flit/flit-11-kami-kaze'],
  },
  'flit/flit-11-kami-kaze/2': {
    kind: 'ruling',
    summary:
      'Only the two values of a booster double; numbers in its text stay, so a power floor or a demand is not raised.',
    follows: ['flit/flit-11-kami-kaze'],
  },
  'flit/flit-12-hacker-hank': {
    kind: 'entry',
    summary:
      'While Flit 12 Hank Highflyer Hawk is active, opposing characters are ignored, Flit characters excepted.',
  },
  'flit/flit-12-hacker-hank/1': {
    kind: 'ruling',
    summary: 'Printed text of Flit 12 Hank Highflyer Hawk: non-Flit characters of the opponent are ignored.',
    follows: ['flit/flit-12-hacker-hank'],
  },
  'flit/flit-12-hacker-hank/2': {
    kind: 'ruling',
    summary:
      'The effect starts as soon as he lies there and undoes nothing that already happened. A character played against him loses values, icons and text with its condition, so power must come from boosters, supports, influence or an effect that ignores his text.',
    follows: ['flit/flit-12-hacker-hank', 'base/29'],
  },
  'flit/flit-12-hacker-hank/3': {
    kind: 'ruling',
    summary:
      'A Khind gang facing Flit 12 Hank Highflyer Hawk cannot be kept up in its next turn, as the ignored GANG icons do nothing; a newly played non-Flit character is ignored as well.',
    follows: ['flit/flit-12-hacker-hank', 'base/29', 'base/46'],
  },
  'flit/flit-12-hacker-hank/4': {
    kind: 'ruling',
    summary: 'An ignored character is neither absent nor out of the game.',
    follows: ['base/29'],
  },
  'flit/flit-12-hacker-hank/5': {
    kind: 'ruling',
    summary: 'Ignoring a card switches off its values, icons and text, and nothing else.',
    follows: ['base/29'],
  },
  'flit/flit-12-hacker-hank/6': {
    kind: 'ruling',
    summary: 'An ignored character still lies there as a character, so boosters may be added to it.',
    follows: ['base/29'],
  },
  'flit/flit-12-hacker-hank/7': {
    kind: 'ruling',
    summary:
      'Raising a value of an ignored character is futile; an effect that sets the total power works regardless.',
    follows: ['base/27', 'base/29'],
  },
  'flit/flit-12-hacker-hank/8': {
    kind: 'ruling',
    summary: 'Power is never undefined: an ignored character with nothing else makes a power of 0.',
    follows: ['base/23', 'base/26'],
  },
  'flit/flit-12-hacker-hank/9': {
    kind: 'ruling',
    summary:
      'Asks how much is needed when Flit 12 Hank Highflyer Hawk faces a power of 6 of which 3 comes from characters.',
    informative: 'question',
  },
  'flit/flit-12-hacker-hank/10': {
    kind: 'ruling',
    summary:
      "A character is active from the character phase in which it is played, through the opponent's turn, until its owner's next character covers it.",
    follows: ['base/24', 'base/25'],
  },
  'flit/flit-12-hacker-hank/11': {
    kind: 'ruling',
    summary:
      'Against 6 power with 3 of it from characters, Flit 12 Hank Highflyer Hawk leaves 3 to be met, by boosters or supports.',
    follows: ['flit/flit-12-hacker-hank', 'base/15'],
  },
  'flit/flit-12-hacker-hank/12': {
    kind: 'ruling',
    summary:
      'In the reply the opponent still has to play a character; unless it is a Flit or PROTECTED one it is ignored, and boosters and supports alone must meet the power.',
    follows: ['flit/flit-12-hacker-hank', 'base/49'],
  },
  'flit/flit-12-hacker-hank/13': {
    kind: 'ruling',
    summary:
      "Asks why a mutant's change of element stands although Flit 12 Hank Highflyer Hawk ignores the mutant.",
    informative: 'question',
  },
  'flit/flit-12-hacker-hank/14': {
    kind: 'ruling',
    summary:
      'A change of element that happened before Flit 12 Hank Highflyer Hawk came is not undone. A mutant played while he is active has no values, no condition, no change of element and no SHIELD.',
    follows: ['flit/flit-12-hacker-hank', 'base/29'],
  },
  'flit/flit-12-hacker-hank/15': {
    kind: 'ruling',
    summary: 'Asks whether an ignored character can answer an opening with power 0.',
    informative: 'question',
  },
  'flit/flit-12-hacker-hank/16': {
    kind: 'ruling',
    summary:
      'An ignored character adds nothing, but power 0 is always met as long as a character was played.',
    follows: ['base/23', 'base/29'],
  },
  'flit/flit-13-mad-mike': {
    kind: 'entry',
    summary:
      'While Flit 13 Mad Mike Magpie is active, opposing cards showing an icon are ignored, except Flit characters and PROTECTED cards.',
  },
  'flit/flit-13-mad-mike/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 13 Mad Mike Magpie: icon cards of the opponent are ignored apart from Flit characters and PROTECTED cards.',
    follows: ['flit/flit-13-mad-mike'],
  },
  'flit/flit-13-mad-mike/2': {
    kind: 'ruling',
    summary: 'An active card with PROTECTED and a further icon is not ignored.',
    informative: 'no known card shows both',
  },
  'flit/flit-13-mad-mike/3': {
    kind: 'ruling',
    summary:
      "Icons ignored through one's own Terrah 26 Impenetrable Fog are still there, so Flit 13 Mad Mike Magpie ignores the cards that bear them.",
    follows: ['flit/flit-13-mad-mike', 'base/29'],
  },
  'flit/flit-13-mad-mike/4': {
    kind: 'ruling',
    summary:
      'Bluff cards are ignored as well and show no bluff in the contested element; ignored bluff cards may not be called.',
    follows: ['flit/flit-13-mad-mike', 'base/29', 'base/60'],
  },
  'flit/flit-27-abwurf-faulgas': {
    kind: 'entry',
    summary:
      "While Flit 27 Launch Sloth Gas is active, its owner's retreat attracts one dragon fewer for the opponent.",
  },
  'flit/flit-27-abwurf-faulgas/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 27 Launch Sloth Gas: when its owner retreats, the opponent attracts one dragon less.',
    follows: ['flit/flit-27-abwurf-faulgas'],
  },
  'flit/flit-27-abwurf-faulgas/2': {
    kind: 'ruling',
    summary: 'Against Hoax 10 Redamikanas the Cartographer the two effects cancel: no additional dragon.',
    follows: ['flit/flit-27-abwurf-faulgas', 'base/33'],
  },
  'flit/flit-27-abwurf-faulgas/3': {
    kind: 'ruling',
    summary: 'Against Vulca 27 Fearsome Spirits the two effects cancel: no additional dragon.',
    follows: ['flit/flit-27-abwurf-faulgas', 'base/33'],
  },
  'flit/flit-27-abwurf-faulgas/4': {
    kind: 'ruling',
    summary: 'Against Khind 24 Schleuder der Bestürzung the two effects cancel: no additional dragon.',
    follows: ['flit/flit-27-abwurf-faulgas', 'base/33'],
  },
  'flit/flit-27-abwurf-faulgas/5': {
    kind: 'ruling',
    summary:
      'The dragon of Aqua 28 Irresistible Sirens is not gained by the retreat, so Flit 27 Launch Sloth Gas does not prevent it.',
    follows: ['base/35'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher': {
    kind: 'entry',
    summary:
      'While Flit 28 Nervtötendes Gezwitscher lies there, the opponent may not draw additional cards at the end of a turn.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 28 Nervtötendes Gezwitscher: no additional draw for the opponent at the end of the turn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/2': {
    kind: 'ruling',
    summary:
      'Only texts granting an additional draw at the end of the turn are stopped; the following five are such.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/3': {
    kind: 'ruling',
    summary: 'The two extra cards of Vulca 15 Flare may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher', 'vulca/vulca-15-flacka'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/4': {
    kind: 'ruling',
    summary: 'The extra card of Khind 5 TopGun may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher', 'khind/khind-05-top-gun'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/5': {
    kind: 'ruling',
    summary: 'The extra card of Khind 28 Oath of Khindship may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher', 'khind/khind-28-khind-bruederschaft'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/6': {
    kind: 'ruling',
    summary: 'The extra card of Hyla 605 Hakbaad may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher', 'hyla/infl-605-hyla-hakbaad'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/7': {
    kind: 'ruling',
    summary: 'The extra card of Inquisitor 414 Schlangenzunge may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher', 'inquisitoren/inq-414-schlangenzunge'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/8': {
    kind: 'ruling',
    summary:
      'Draws in another phase or of another kind stay allowed, such as Hoax 27 Muster Reinforcements, Hoax 15 Ketharkopas the Astronomer, Mimix 18 Shaman of the Holy Sacrifice or Mimix 21 Shaman of the Afterlife.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher/2'],
  },
  'flit/flit-28-nervtoetendes-gezwitscher/9': {
    kind: 'ruling',
    summary: 'The regular refill to six is not affected.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher/2', 'base/16'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen': {
    kind: 'entry',
    summary:
      'If the player of Flit 29 Distract Holy Dragon retreats in the same turn, the opponent attracts at most one dragon.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 29 Distract Holy Dragon: a retreat now gives the opponent one dragon at most.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/2': {
    kind: 'ruling',
    summary:
      'With Hoax 10 Redamikanas the Cartographer on the other side the retreat still gives at most one dragon.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/3': {
    kind: 'ruling',
    summary: 'With Vulca 27 Fearsome Spirits on the other side the retreat still gives at most one dragon.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/4': {
    kind: 'ruling',
    summary:
      'With Khind 24 Schleuder der Bestürzung on the other side the retreat still gives at most one dragon.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/5': {
    kind: 'ruling',
    summary:
      'The dragon of Aqua 28 Irresistible Sirens does not come from the retreat and is therefore gained on top.',
    follows: ['base/35'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/6': {
    kind: 'ruling',
    summary: 'Asks whether Vulca 27 Fearsome Spirits and Flit 29 Distract Holy Dragon contradict each other.',
    informative: 'question',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/7': {
    kind: 'ruling',
    summary:
      'No contradiction: other cards may make it anything from 0 to 4 dragons, and Flit 29 Distract Holy Dragon then caps the number at one.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/8': {
    kind: 'ruling',
    summary:
      'The cap is applied after every other effect on the dragons: 0 stays 0, anything higher becomes 1.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'flit/flit-31-starte-grossangriff': {
    kind: 'entry',
    summary:
      'In the turn Flit 31 Commence Mega Launch is played, its player may play any number of boosters.',
  },
  'flit/flit-31-starte-grossangriff/1': {
    kind: 'ruling',
    summary: 'Printed text of Flit 31 Commence Mega Launch: boosters without limit this turn.',
    follows: ['flit/flit-31-starte-grossangriff'],
  },
  'flit/flit-31-starte-grossangriff/2': {
    kind: 'ruling',
    summary:
      'The boosters come on top of the one booster or support allowed anyway; additional bluff cards or ship loadings are not included.',
    follows: ['flit/flit-31-starte-grossangriff'],
  },
  'flit/flit-31-starte-grossangriff/3': {
    kind: 'ruling',
    summary:
      'The permission also holds when opening a fight and after a STOP, since a text ranks above general rules and icons.',
    follows: ['flit/flit-31-starte-grossangriff', 'base/20', 'base/30', 'base/48'],
  },
  'flit/flit-32-auserwaehlter-der-luefte': {
    kind: 'entry',
    summary:
      'When Flit 32 Auserwählter der Lüfte is played, both players discard their active supports, PROTECTED ones excepted.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/1': {
    kind: 'ruling',
    summary:
      'Printed text of Flit 32 Auserwählter der Lüfte: active supports of both sides go, save PROTECTED ones.',
    follows: ['flit/flit-32-auserwaehlter-der-luefte'],
  },
  'flit/flit-32-auserwaehlter-der-luefte/2': {
    kind: 'ruling',
    summary:
      'A support whose PROTECTED icon is ignored through Hoax 16 Mekarthas the Shrewd is discarded too.',
    follows: ['flit/flit-32-auserwaehlter-der-luefte', 'base/49'],
  },
  'flit/flit-32-auserwaehlter-der-luefte/3': {
    kind: 'ruling',
    summary: 'Bluff cards are supports and are discarded too.',
    follows: ['flit/flit-32-auserwaehlter-der-luefte', 'base/59'],
  },
  'flit/flit-32-auserwaehlter-der-luefte/4': {
    kind: 'ruling',
    summary: 'Ignored supports are still supports and are discarded too.',
    follows: ['flit/flit-32-auserwaehlter-der-luefte', 'base/29'],
  },
} as const satisfies Record<string, CatalogueItem>
