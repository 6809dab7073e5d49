// biome-ignore-all format: word lists
/** Names of archons, in English and German: 'Tarvenna, the Patient Glassblower of Emberford'. */
import { below, type RandomState } from '@regelwerk/core'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** 'English/German' pairs, one per line or comma. */
const pairs = (text: string): readonly (readonly [en: string, de: string])[] =>
  text.trim().split(/\s*[,\n]\s*/).filter(Boolean).map((pair) => {
    const [en = '', de = ''] = pair.split('/')
    return [en, de] as const
  })

const BEGINNINGS = words(`
  Ab Ar Bel Bor Bra Cal Cor Dar Dor Dra El Er Fal Fen Gal Gor Gri Hal Hel Is Jor Kal Kel Kor Lan Lor Lum Mal Mer
  Mor Nar Nel Ob Or Pel Per Quen Ral Ron Sar Sel Sol Tar Tel Tor Ul Val Vor Wen Xan Yr Zan Zel`)
const MIDDLES = words('a ava ade alo andri e ebi ele emo eri i ibe ila imu ise o oba oli ome u ula une uri')
const ENDINGS = words(`
  bar bel ban da dan dor dra gan gon kar kel la lan lor mar mel mir na nel nor phan ra ran rek ris sha tan tha thel tor
  va ven vik zar zeth`)

const ADJECTIVES = pairs(`
  Patient/geduldige, Restless/rastlose, Curious/neugierige, Silent/schweigsame, Cheerful/fröhliche, Solemn/feierliche
  Crooked/krumme, Gilded/vergoldete, Sleepless/schlaflose, Stubborn/sture, Wandering/wandernde, Forgetful/vergessliche
  Fearless/furchtlose, Polite/höfliche, Thirsty/durstige, Hungry/hungrige, Dreaming/träumende, Laughing/lachende
  Whispering/flüsternde, Shouting/rufende, Frosty/frostige, Burning/brennende, Shimmering/schimmernde, Dusty/staubige
  Mossy/moosige, Rusty/rostige, Copper/kupferne, Silver/silberne, Iron/eiserne, Crystal/kristallene, Wooden/hölzerne
  Velvet/samtene, Ancient/uralte, Young/junge, Last/letzte, First/erste, Second/zweite, Hidden/verborgene
  Lost/verlorene, Lucky/glückliche, Unlucky/glücklose, Careful/vorsichtige, Reckless/leichtsinnige, Humble/bescheidene
  Proud/stolze, Grim/grimmige, Gentle/sanfte, Bitter/bittere, Honest/ehrliche, Cunning/listige, Clumsy/ungeschickte
  Nimble/flinke, Slow/langsame, Swift/schnelle, Generous/großzügige, Greedy/gierige, Merciful/gnädige
  Relentless/unerbittliche, Radiant/strahlende, Gloomy/düstere, Misty/neblige, Stormy/stürmische, Sunlit/sonnige
  Moonlit/mondhelle, Learned/gelehrte, Boastful/prahlerische, Modest/genügsame, Singing/singende, Dancing/tanzende
  Unseen/ungesehene, Famous/berühmte, Tireless/unermüdliche`)

const CALLINGS = pairs(`
  Glassblower/der Glasbläser, Beekeeper/die Imkerin, Cartographer/der Kartenzeichner, Clockmaker/die Uhrmacherin
  Lamplighter/der Laternenanzünder, Weaver/die Weberin, Ferryman/der Fährmann, Falconer/die Falknerin
  Bellringer/der Glöckner, Alchemist/die Alchemistin, Gardener/der Gärtner, Stargazer/die Sternguckerin
  Locksmith/der Schlosser, Librarian/die Bibliothekarin, Baker/der Bäcker, Tinker/die Kesselflickerin
  Gravedigger/der Totengräber, Harpist/die Harfnerin, Shepherd/der Hirte, Duelist/die Duellantin
  Innkeeper/der Gastwirt, Potter/die Töpferin, Miner/der Bergmann, Oracle/das Orakel
  Puppeteer/der Puppenspieler, Dyer/die Färberin, Jester/der Hofnarr, Judge/die Richterin
  Miller/der Müller, Healer/die Heilerin, Hunter/der Jäger, Inventor/die Erfinderin
  Juggler/der Gaukler, Captain/die Kapitänin, Mason/der Steinmetz, Poet/die Dichterin
  Pilgrim/der Pilger, Smuggler/die Schmugglerin, Brewer/der Brauer, Swordsmith/die Schwertschmiedin
  Tailor/der Schneider, Tamer/die Bändigerin, Tracker/der Fährtenleser, Treasurer/die Schatzmeisterin
  Watchman/der Nachtwächter, Singer/die Sängerin, Cobbler/der Schuster, Diplomat/die Diplomatin
  Hermit/der Einsiedler, Engineer/die Ingenieurin, Fisherman/der Fischer, Herbalist/die Kräuterfrau
  Knight/der Ritter, Courier/die Botin, Mathematician/der Mathematiker, Navigator/die Steuerfrau
  Painter/der Maler, Rider/die Reiterin, Scribe/der Schreiber, Sculptor/die Bildhauerin
  Cook/der Koch, Storyteller/die Erzählerin, Trapper/der Fallensteller, Vintner/die Winzerin
  Wheelwright/der Wagner, Gambler/die Spielerin, Trumpeter/der Trompeter, Botanist/die Botanikerin
  Chronicler/der Chronist, Monster/das Ungeheuer, Child/das Kind, Archivist/die Archivarin`)

const PLACE_BEGINNINGS = pairs(`
  Amber/Bernstein, Ash/Aschen, Bear/Bären, Bell/Glocken, Birch/Birken, Bone/Knochen, Bramble/Brombeer, Bronze/Bronze
  Cloud/Wolken, Copper/Kupfer, Crow/Krähen, Dawn/Morgen, Deer/Hirsch, Dragon/Drachen, Dust/Staub, Eagle/Adler
  Elder/Holunder, Ember/Glut, Evening/Abend, Feather/Feder, Fern/Farn, Fire/Feuer, Fog/Nebel, Fox/Fuchs
  Frost/Frost, Giant/Riesen, Glass/Glas, Gold/Gold, Hawk/Habicht, Hazel/Hasel, Heron/Reiher, Honey/Honig
  Hollow/Hohl, Ice/Eis, Iron/Eisen, Juniper/Wacholder, Lantern/Laternen, Leaf/Blatt, Lily/Lilien, Linden/Linden
  Magpie/Elster, Maple/Ahorn, Marble/Marmor, Mead/Met, Moon/Mond, Moss/Moos, Mushroom/Pilz, Needle/Nadel
  Night/Nacht, Oak/Eichen, Otter/Otter, Owl/Eulen, Pearl/Perlen, Raven/Raben, Reed/Schilf, Rose/Rosen
  Salt/Salz, Silver/Silber, Smoke/Rauch, Snow/Schnee, Spider/Spinnen, Star/Sternen, Stone/Stein, Storm/Sturm
  Thistle/Distel, Thorn/Dorn, Thunder/Donner, Timber/Balken, Tin/Zinn, Willow/Weiden, Winter/Winter, Wolf/Wolfs`)

const PLACE_ENDINGS = pairs(`
  ford/furt, bridge/brück, dale/tal, field/feld, wood/wald, gate/tor, hill/hügel, brook/bach, haven/hafen
  hold/burg, mere/see, moor/moor, mouth/münde, peak/gipfel, rock/fels, shore/ufer, spring/quell, stead/stätt
  tower/turm, village/dorf, well/brunn, yard/hof, garden/garten, mill/mühle, market/markt, crest/kamm
  hearth/herd, island/insel, meadow/wiese, cliff/klippe`)

export function archonName(r: RandomState): { en: string; de: string } {
  const one = <T>(list: readonly T[]): T => list[below(r, list.length)] as T
  const called = one(BEGINNINGS) + one(MIDDLES) + one(ENDINGS)
  const [adjective, adjektiv] = one(ADJECTIVES)
  const [calling, beruf] = one(CALLINGS)
  const [begin, anfang] = one(PLACE_BEGINNINGS)
  const [end, ende] = one(PLACE_ENDINGS)
  const [article = '', noun = ''] = beruf.split(' ')
  return {
    en: `${called}, the ${adjective} ${calling} of ${begin}${end}`,
    de: `${called}, ${article} ${adjektiv} ${noun} aus ${anfang}${ende}`,
  }
}
