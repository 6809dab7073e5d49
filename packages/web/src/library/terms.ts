/**
 * The bridge for searching in German and Italian: the summaries of the rules are in English, so a word of another
 * language also stands for the English ones beside it. Beginnings of words, English | German | Italian.
 */
const common = `
card | karte | cart
deck | deck stapel ziehstapel | mazzo
hand | hand handkarte | mano
draw | ziehe zieht nachziehen gezogen | pesca
shuffl | misch | mescola rimescola
discard | ablage abwerfen abgeworfen ableg werf wirft | scart
player | spieler | giocator
opponent | gegner gegenspieler mitspieler | avversari
active | aktiv | attiv
turn | zug zuges runde | turno turni
phase | phase | fase fasi
step | schritt | passo passi fase
ability abilities | fähigkeit | abilità
effect | effekt wirkung | effett
cost costs pay paid | kosten koste bezahl | costo costi pagar
choose chosen choice | wähl auswahl gewählt entscheid | sceglie scelt scelta
target | ziel | bersagli
damage | schaden | danno danni
keyword | schlüsselwort schlagwort | parola parole
play played | ausspiel spielen gespielt | gioca giocare giocat
leave leaves left | verlass verlässt | lascia
enter enters | betritt kommt | entra
reveal | aufdeck aufgedeckt vorzeig zeig offen | rivel
look | anseh ansehen schauen | guarda
hidden secret facedown face-down | verdeckt geheim | nascost copert
face-up faceup open | offen aufgedeckt | scopert
replac instead | ersatz ersetz anstatt stattdessen | sostitu invece
trigger | auslös ausgelöst | innesc attivat
win winner wins | gewinn sieg siegt | vinc vittoria
lose loses losing | verlier verloren niederlage | perde sconfitt
start begin | anfang beginn start startspieler | inizi
end ends | ende beenden endet | fine termina
simultaneous together once | gleichzeitig gemeinsam | simultane contempora insieme
order | reihenfolge ordnung | ordine
owner own | besitzer eigentümer | proprietari
control | kontroll | controll
format construct | format deckbau turnier | formato costruzione
name | name nenn | nome nomina
copy copies | kopie kopier | copia
search | such durchsuch | cerca
loop | schleife endlos | ciclo loop
random chance | zufall zufällig | casual caso
may optional | darf dürfen freiwillig | può facoltativ
must | muss müssen zwang | deve obblig
cannot | nicht verbot kann darf | non vieta
conced | aufgeben aufgabe | arrend conced
`

const lorcana = `
ink inkwell inkable | tinte tintenvorrat tintenfass | inchiostr calamaio
lore | legende legenden | leggenda leggende
challeng | herausforder herausgeforder | sfid
quest | erkunde erkundung erkunden | avventur
exert | erschöpf | impegn
ready | bereit spielbereit | prepar pront
banish | verbann | esili
character | charakter | personagg
item | gegenstand gegenstände | oggett
location | ort orte | luog
action | aktion | azion
song sing | lied singen | canzon canta
strength | stärke | forza
willpower | willenskraft | volontà
move | beweg | sposta muov
dry drying | trocken trocknen | asciug
bag | beutel | sacchetto borsa
mulligan alter | mulligan handtausch | mulligan
team | team mannschaft | squadra
alert | alarmiert | vigile
bodyguard | beschützen | guardiano
boost | stärken | potenziament
challenger | herausfordern | sfidante
evasive | wendig | sfuggente
reckless | impulsiv | attaccabrighe
resist | robust | resistere
rush | rasant | lesto
shift | gestaltwandel | trasformazione
singer | singen | melodios
support | unterstütz | aiutante
vanish | verschwind | svanire
ward | behütet | protett
classification | klassifikation klassifizier | classificazion
`

const keyforge = `
æmber amber | æmber bernstein | æmbra ambra
key forge | schlüssel schmied geschmiedet | chiav forgia
house | haus häuser | casa case
creature | kreatur | creatur
artifact | artefakt | artefatt
upgrade | upgrade verbesserung | migliori potenziament
action | aktion | azion
reap | ernte ernten geerntet | miete raccogli
fight | kampf kämpf | combatt lotta
battleline | schlachtreihe kampflinie reihe | linea schieramento
flank | flanke | fianco
power | stärke | potenza
armor | rüstung | armatura
archive | archiv | archivi
chain | kette ketten | caten
stun | betäub | stord
ward | schutz schild | protezione scudo
enrage | wut wütend rasend | infuriat furia
capture | gefangen fangen nehmen | cattur
steal | stehl diebstahl gestohlen | ruba rubar furto
purge | verbann entfern | epura
exhaust | erschöpf | esauri
ready | spielbereit bereit | pront prepar
destroy | zerstör | distrug distrutt
sacrifice | opfer | sacrific
heal | heil | cura
neighbor | nachbar benachbart | vicin
taunt | spott spotten | provoc
elusive | ausweich schwer | elusiv
skirmish | scharmützel | schermaglia
assault | sturmangriff ansturm | assalto
hazardous | gefährlich | pericolos
poison | gift | velen
deploy | stationier | schierar
alpha | alpha | alfa
omega | omega | omega
bonus | bonus | bonus
tide | gezeiten flut | marea
token | marker spielstein | segnalin
`

const l5r = `
honor | ehre ehrenhaft geehrt | onor
dishonor | entehr unehr | disonor
fate | schicksal | fato
province | provinz | provinc
ring | ring ringe | anell
element | element | element
conflict | konflikt | conflitt
dynasty | dynastie | dinastia
stronghold | festung hochburg | roccaforte
holding | besitz besitztum | possediment
attachment | verstärkung anlage | accessor
character | charakter | personagg
event | ereignis | event
military | militär | militar
political | politisch | politic
skill | fähigkeitswert fertigkeit wert | abilità valore
glory | ruhm | gloria
bow | beug gebeugt | inchin
ready | aufricht aufgerichtet bereit | raddrizz prepar
duel | duell | duell
bid | gebot biet | offerta punta
dial | wählscheibe drehscheibe | quadrante
break broken | brech gebrochen zerbrochen | spezza distrut
claim | beansprung beanspruch | rivendic
contest | umkämpf | contes
attack | angriff angreif | attacc
defend | verteidig | difen difes
sacrifice | opfer | sacrific
favor imperial | gunst kaiser | favore imperial
clan | clan klan | clan
unique | einzigartig | unic
trait | merkmal | trait tratt
interrupt | unterbrech | interruzion interromp
reaction react | reaktion | reazion
pass passing | passen gepasst | passa
covert | verstohlen heimlich | nascost
sincerity | aufrichtigkeit | sincer
courtesy | höflich | cortes
pride | stolz | orgogli
restricted | eingeschränkt beschränkt | limitat
cancel | aufheben annull | annulla
response window | fenster reaktionsfenster | finestra
regroup fate-phase | schicksalsphase umgruppier | riorganizz
`

const bluemoon = `
dragon | drache drachen | drago draghi
fight | kampf kämpf duell | combattiment lotta
fire | feuer | fuoco
earth | erde | terra
element | element | element
character | charakter | personagg
booster | verstärk verstärkung | potenziament rinforz
support | unterstütz | support sostegn
leadership | führung anführer | comando guida
leader | anführer | capo guida
retreat | rückzug zurückziehen | ritir
power value | macht wert kampfwert | potere valor
announce | ansag ankündig | annunci dichiar
shield | schild | scudo
gang | bande | banda
pair | paar | coppia
free | frei gratis | liber
stop | stopp halt | stop ferma
hold | halte halten | trattien
retrieve | zurückhol | recuper
protected | schutz geschützt | protett
ignore | ignorier | ignor
icon symbol | symbol | simbol icon
people | volk völker | popol
moon | mond monde | luna lune
crystal | kristall | cristall
ship cargo | schiff ladung | nave carico
bluff | bluff | bluff
intervention | intervention eingriff | intervent
inquisitor | inquisitor | inquisitor
mutant | mutant | mutant
influence | einfluss | influenza
attract | anzieh anlock | attira
`

const sources: Readonly<Record<string, string>> = { lorcana, keyforge, l5r, bluemoon }

export interface Term {
  en: readonly string[]
  /** In German and Italian. */
  other: readonly string[]
}

/** The terms of a game, as they are written above. */
export const termsOf = (game: string): Term[] =>
  `${common}${sources[game] ?? ''}`
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [en = '', ...other] = line.split('|')
      return { en: en.trim().split(' '), other: other.flatMap((part) => part.trim().split(' ')) }
    })
