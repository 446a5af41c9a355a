/** Names and words of everyday use, and the official place that each means: what the law calls otherwise, or its short name. */

import { tableRows } from "./rows.ts";

/** Names; ELIs below `eli:/it/`, the first the one that is meant most; where it is seen that they mean it. */
type EverydayName = readonly [names: readonly string[], places: readonly string[], source: string];

/**
 * Facts of usage: popular names of laws, words of the press and of offices, headings under which the law has a matter.
 * Columns: names; places; source.
 */
export const EVERYDAY_NAMES: readonly EverydayName[] = tableRows(`
stalking; stalker | regio-decreto/1930/10/19/1398/art/612-bis | rubrica "Atti persecutori"
revenge porn; porno vendetta; pornovendetta | regio-decreto/1930/10/19/1398/art/612-ter | rubrica "Diffusione illecita di immagini o video sessualmente espliciti"
deepfake; deep fake | regio-decreto/1930/10/19/1398/art/612-quater | rubrica "Illecita diffusione di contenuti generati o alterati con sistemi di intelligenza artificiale"
femminicidio | regio-decreto/1930/10/19/1398/art/577-bis | rubrica "Femminicidio"
caporalato; caporale | regio-decreto/1930/10/19/1398/art/603-bis | rubrica "Intermediazione illecita e sfruttamento del lavoro"
voto di scambio | regio-decreto/1930/10/19/1398/art/416-ter | rubrica "Scambio elettorale politico-mafioso"
hacker; hackeraggio; hacking | regio-decreto/1930/10/19/1398/art/615-ter | rubrica "Accesso abusivo ad un sistema informatico o telematico"
phishing; truffa informatica; truffa online | regio-decreto/1930/10/19/1398/art/640-ter | rubrica "Frode informatica"
scippo; furto in casa; furto in appartamento; borseggio | regio-decreto/1930/10/19/1398/art/624-bis | rubrica "Furto in abitazione, furto con strappo e furto con destrezza in casi particolari"
occupazione abusiva di case; occupazione di case; casa occupata | regio-decreto/1930/10/19/1398/art/634-bis | rubrica "Occupazione arbitraria di immobile destinato a domicilio altrui"
rave; rave party; decreto rave | regio-decreto/1930/10/19/1398/art/633-bis | rubrica "Invasione di terreni o edifici con pericolo per la salute pubblica o l'incolumità pubblica"
violenza domestica; violenza in famiglia | regio-decreto/1930/10/19/1398/art/572 | rubrica "Maltrattamenti contro familiari e conviventi"
stupro | regio-decreto/1930/10/19/1398/art/609-bis | rubrica "Violenza sessuale"
pedopornografia; materiale pedopornografico | regio-decreto/1930/10/19/1398/art/600-ter | rubrica "Pornografia minorile"
strozzinaggio; strozzino; prestiti a strozzo | regio-decreto/1930/10/19/1398/art/644 | rubrica "Usura"
pizzo mafioso | regio-decreto/1930/10/19/1398/art/629 | rubrica "Estorsione"
tangente; tangenti; mazzetta; bustarella | regio-decreto/1930/10/19/1398/art/318; regio-decreto/1930/10/19/1398/art/319 | rubriche "Corruzione per l'esercizio della funzione", "Corruzione per un atto contrario ai doveri d'ufficio"
turbativa d'asta; asta truccata; gara truccata | regio-decreto/1930/10/19/1398/art/353 | rubrica "Turbata libertà degli incanti"
abuso d'ufficio | regio-decreto/1930/10/19/1398/art/323 | "Abuso d'ufficio", abrogato dalla legge 9 agosto 2024, n. 114
eutanasia; suicidio assistito | regio-decreto/1930/10/19/1398/art/579; regio-decreto/1930/10/19/1398/art/580 | rubriche "Omicidio del consenziente", "Istigazione o aiuto al suicidio"
istigazione all'odio razziale; incitamento all'odio; hate speech | regio-decreto/1930/10/19/1398/art/604-bis | rubrica "Propaganda e istigazione a delinquere per motivi di discriminazione razziale etnica e religiosa"
schiamazzi; schiamazzi notturni; rumori molesti; disturbo della quiete pubblica | regio-decreto/1930/10/19/1398/art/659 | rubrica "Disturbo delle occupazioni o del riposo delle persone"
colpa medica; malasanità; responsabilità medica | regio-decreto/1930/10/19/1398/art/590-sexies | rubrica "Responsabilità colposa per morte o lesioni personali in ambito sanitario"
mancato mantenimento; mantenimento non pagato | regio-decreto/1930/10/19/1398/art/570-bis | rubrica "Violazione degli obblighi di assistenza familiare in caso di separazione o di scioglimento del matrimonio"
matrimonio forzato; nozze forzate; spose bambine | regio-decreto/1930/10/19/1398/art/558-bis | rubrica "Costrizione o induzione al matrimonio"
prostituzione minorile; baby squillo | regio-decreto/1930/10/19/1398/art/600-bis | rubrica "Prostituzione minorile"
ecoreato; ecoreati | regio-decreto/1930/10/19/1398/art/452-bis | rubrica "Inquinamento ambientale", libro II, titolo VI-bis
prescrizione del reato; prescrizione penale | regio-decreto/1930/10/19/1398/art/157 | libro I, titolo VI "Della estinzione del reato"; rubrica "Prescrizione. Tempo necessario a prescrivere"
tenuità del fatto; fatto tenue | regio-decreto/1930/10/19/1398/art/131-bis | rubrica "Esclusione della punibilità per particolare tenuità del fatto"
concorso di persone nel reato; concorso nel reato | regio-decreto/1930/10/19/1398/art/110 | libro I, titolo IV, capo III "Del concorso di persone nel reato"
tentativo di reato; reato tentato | regio-decreto/1930/10/19/1398/art/56 | rubrica "Delitto tentato"
accattonaggio | regio-decreto/1930/10/19/1398/art/600-octies | rubrica "Impiego di minori nell'accattonaggio ..."
abbandono di cani; abbandono del cane | regio-decreto/1930/10/19/1398/art/727 | rubrica "Abbandono di animali"
false generalità | regio-decreto/1930/10/19/1398/art/495 | rubrica "Falsa attestazione o dichiarazione a un pubblico ufficiale sulla identità ..."
tortura | regio-decreto/1930/10/19/1398/art/613-bis | rubrica "Tortura"
autovelox; tutor autostradale; eccesso di velocità | decreto-legislativo/1992/04/30/285/art/142 | art. 142 "Limiti di velocità", comma 6-bis
ztl; zona a traffico limitato | decreto-legislativo/1992/04/30/285/art/7 | rubrica "Regolamentazione della circolazione nei centri abitati", comma 9
punti della patente; decurtazione punti | decreto-legislativo/1992/04/30/285/art/126-bis | rubrica "Patente a punti"
foglio rosa | decreto-legislativo/1992/04/30/285/art/122 | rubrica "Esercitazioni di guida": l'autorizzazione per esercitarsi
etilometro; alcoltest; alcol test; alcol alla guida; guida in stato di ebbrezza; guida ubriaco | decreto-legislativo/1992/04/30/285/art/186 | rubrica "Guida sotto l'influenza dell'alcool"
droga alla guida; guida sotto effetto di droga | decreto-legislativo/1992/04/30/285/art/187 | rubrica "Guida dopo l'assunzione di sostanze stupefacenti"
cellulare alla guida; telefonino alla guida; telefono alla guida | decreto-legislativo/1992/04/30/285/art/173 | rubrica "Uso di lenti o di determinati apparecchi durante la guida"
casco moto; casco obbligatorio | decreto-legislativo/1992/04/30/285/art/171 | rubrica "Uso del casco protettivo per gli utenti di veicoli a due ruote"
cinture di sicurezza; seggiolino auto; seggiolino bambini | decreto-legislativo/1992/04/30/285/art/172 | rubrica "Uso delle cinture di sicurezza e dei sistemi di ritenuta e sicurezza per bambini"
revisione auto; revisione dell'auto; bollino blu | decreto-legislativo/1992/04/30/285/art/80 | rubrica "Revisioni"
rc auto; rca; assicurazione auto | decreto-legislativo/1992/04/30/285/art/193 | rubrica "Obbligo dell'assicurazione di responsabilità civile"
passaggio di proprietà auto; voltura auto | decreto-legislativo/1992/04/30/285/art/94 | rubrica "Formalità per il trasferimento di proprietà degli autoveicoli, motoveicoli e rimorchi ..."
strisce pedonali; attraversamento pedonale | decreto-legislativo/1992/04/30/285/art/191 | rubrica "Comportamento dei conducenti nei confronti dei pedoni"
parcheggio disabili; contrassegno disabili; posto auto disabili | decreto-legislativo/1992/04/30/285/art/188 | rubrica "Circolazione e sosta dei veicoli al servizio di persone invalide"
neopatentati; neopatentato | decreto-legislativo/1992/04/30/285/art/117 | rubrica "Limitazioni nella guida"
pirata della strada; omissione di soccorso stradale; fuga dopo incidente | decreto-legislativo/1992/04/30/285/art/189 | rubrica "Comportamento in caso di incidente"
ricorso contro una multa; ricorso multa; contestare una multa; impugnare una multa | decreto-legislativo/1992/04/30/285/art/203; decreto-legislativo/1992/04/30/285/art/204-bis | rubriche "Ricorso al prefetto", "Ricorso in sede giurisdizionale"
pagare una multa; pagamento multa; sconto multa | decreto-legislativo/1992/04/30/285/art/202 | rubrica "Pagamento in misura ridotta"
divieto di sosta; doppia fila; sosta selvaggia | decreto-legislativo/1992/04/30/285/art/158 | rubrica "Divieto di fermata e di sosta dei veicoli"
targa straniera; targa estera | decreto-legislativo/1992/04/30/285/art/93-bis | rubrica "Formalità necessarie per la circolazione degli autoveicoli ... immatricolati in uno Stato estero"
pec; posta elettronica certificata; posta certificata | decreto-legislativo/2005/03/07/82/art/48 | rubrica "Posta elettronica certificata"
spid; identità digitale spid | decreto-legislativo/2005/03/07/82/art/64 | rubrica "Sistema pubblico per la gestione delle identità digitali ..."
cie; carta d'identità elettronica | decreto-legislativo/2005/03/07/82/art/66 | rubrica "Carta d'identità elettronica e carta nazionale dei servizi"
app io | decreto-legislativo/2005/03/07/82/art/64-bis | rubrica "Accesso telematico ai servizi della Pubblica Amministrazione"
pagopa; pago pa | decreto-legislativo/2005/03/07/82/art/5 | rubrica "Effettuazione di pagamenti con modalità informatiche", comma 2
ini-pec; inipec | decreto-legislativo/2005/03/07/82/art/6-bis | rubrica "Indice nazionale dei domicili digitali delle imprese e dei professionisti"
indice ipa; indicepa | decreto-legislativo/2005/03/07/82/art/6-ter | rubrica "Indice dei domicili digitali delle pubbliche amministrazioni e dei gestori di pubblici servizi"
conservazione sostitutiva; conservazione a norma | decreto-legislativo/2005/03/07/82/art/44 | rubrica "Requisiti per la gestione e conservazione dei documenti informatici"
open data; dati aperti | decreto-legislativo/2005/03/07/82/art/52 | rubrica "Accesso telematico e riutilizzo dei dati delle pubbliche amministrazioni"
pdnd | decreto-legislativo/2005/03/07/82/art/50-ter | rubrica "Piattaforma Digitale Nazionale Dati"
riuso del software; software libero nella pubblica amministrazione | decreto-legislativo/2005/03/07/82/art/68 | rubriche "Analisi comparativa delle soluzioni", "Riuso delle soluzioni e standard aperti"
modello 231; mog; organismo di vigilanza; odv | decreto-legislativo/2001/06/08/231/art/6 | rubrica "Soggetti in posizione apicale e modelli di organizzazione dell'ente"
whistleblowing; whistleblower; segnalazione di illeciti | decreto-legislativo/2023/03/10/24; decreto-legislativo/2001/06/08/231/art/6 | titolo del d.lgs. 24/2023 (direttiva (UE) 2019/1937); art. 6, comma 2-bis, del d.lgs. 231/2001
smart working; smartworking; lavoro da remoto | legge/2017/05/22/81/art/18; decreto-legge/2020/05/19/34/art/90 | rubrica "Lavoro agile"
jobs act; contratto a tutele crescenti | decreto-legislativo/2015/03/04/23; legge/2014/12/10/183 | titolo del d.lgs. 23/2015; legge delega 183/2014
licenziamento senza giusta causa; reintegra; reintegrazione nel posto di lavoro | legge/1970/05/20/300/art/18 | rubrica "Tutela del lavoratore in caso di licenziamento illegittimo"
legge fornero; riforma fornero | legge/2012/06/28/92 | legge 92/2012, riforma del mercato del lavoro
legge biagi; riforma biagi | decreto-legislativo/2003/09/10/276 | d.lgs. 276/2003, attuazione della legge 14 febbraio 2003, n. 30
permessi legge 104; permessi 104 | legge/1992/02/05/104/art/33 | rubrica "Agevolazioni"
legge severino; legge anticorruzione | legge/2012/11/06/190 | legge 190/2012
legge basaglia | legge/1978/05/13/180 | legge 180/1978, accertamenti e trattamenti sanitari volontari e obbligatori
legge merlin | legge/1958/02/20/75 | legge 75/1958, abolizione della regolamentazione della prostituzione
legge pinto; eccessiva durata dei processi | legge/2001/03/24/89 | legge 89/2001, equa riparazione
legge bossi-fini | legge/2002/07/30/189 | legge 189/2002, immigrazione e asilo
legge mancino | decreto-legge/1993/04/26/122 | d.l. 122/1993, discriminazione razziale, etnica e religiosa
unioni civili; legge cirinnà; coppie di fatto | legge/2016/05/20/76 | titolo della legge 76/2016
legge gelli; legge gelli-bianco | legge/2017/03/08/24 | legge 24/2017, responsabilità professionale degli esercenti le professioni sanitarie
legge delrio | legge/2014/04/07/56 | legge 56/2014, città metropolitane, province, unioni e fusioni di comuni
codice rosso | legge/2019/07/19/69 | legge 69/2019, tutela delle vittime di violenza domestica e di genere
aborto; interruzione volontaria di gravidanza; ivg | legge/1978/05/22/194 | titolo della legge 194/1978
biotestamento; testamento biologico; dat; fine vita | legge/2017/12/22/219 | legge 219/2017, consenso informato e disposizioni anticipate di trattamento
fecondazione assistita; pma; procreazione assistita | legge/2004/02/19/40 | titolo della legge 40/2004
utero in affitto; maternità surrogata; gestazione per altri; gpa | legge/2004/02/19/40/art/12 | art. 12, comma 6, della legge 40/2004
divorzio; legge sul divorzio | legge/1970/12/01/898 | legge 898/1970, scioglimento del matrimonio
affido condiviso; affidamento condiviso | legge/2006/02/08/54 | titolo della legge 54/2006
adozione; adozioni; affido di minori | legge/1983/05/04/184 | legge 184/1983, diritto del minore ad una famiglia
equo canone; locazione di immobili urbani | legge/1978/07/27/392 | legge 392/1978, disciplina delle locazioni di immobili urbani
carcere duro; 41 bis carcere | legge/1975/07/26/354/art/41-bis | rubrica "Situazioni di emergenza"
daspo; daspo sportivo | legge/1989/12/13/401/art/6 | divieto di accesso ai luoghi dove si svolgono manifestazioni sportive
interdittiva antimafia; informativa antimafia | decreto-legislativo/2011/09/06/159/art/84 | rubrica "Definizioni": comunicazione e informazione antimafia
accesso agli atti; accesso ai documenti amministrativi | legge/1990/08/07/241/art/22 | legge 241/1990, capo V "Accesso ai documenti amministrativi"
silenzio assenso | legge/1990/08/07/241/art/20 | rubrica "Silenzio assenso"
scia; segnalazione certificata di inizio attività | legge/1990/08/07/241/art/19 | rubrica "Segnalazione certificata di inizio attività - Scia"
preavviso di rigetto | legge/1990/08/07/241/art/10-bis | rubrica "Comunicazione dei motivi ostativi all'accoglimento dell'istanza"
foia; accesso civico | decreto-legislativo/2013/03/14/33/art/5 | rubrica "Accesso civico a dati e documenti"
autocertificazione | dpr/2000/12/28/445/art/46 | rubrica "Dichiarazioni sostitutive di certificazioni"
atto notorio; dichiarazione sostitutiva di atto notorio | dpr/2000/12/28/445/art/47 | rubrica "Dichiarazioni sostitutive dell'atto di notorietà"
gratuito patrocinio; avvocato gratis | dpr/2002/05/30/115/art/74 | rubrica "Istituzione del patrocinio"
fermo amministrativo auto; ganasce fiscali | dpr/1973/09/29/602/art/86 | rubrica "Fermo di beni mobili registrati"
cartella esattoriale; cartella di pagamento | dpr/1973/09/29/602/art/25 | rubrica "Cartella di pagamento"
cookie | decreto-legislativo/2003/06/30/196/art/122 | rubrica "Informazioni raccolte nei riguardi del contraente o dell'utente"
telemarketing; chiamate indesiderate | decreto-legislativo/2003/06/30/196/art/130 | rubrica "Comunicazioni indesiderate"
golden power | decreto-legge/2012/03/15/21 | d.l. 21/2012, poteri speciali
reverse charge; inversione contabile | dpr/1972/10/26/633/art/17 | rubrica "Debitore d'imposta"
split payment; scissione dei pagamenti | dpr/1972/10/26/633/art/17-ter | rubrica "Operazioni effettuate nei confronti di pubbliche amministrazioni e altri enti e società"
fattura elettronica; fatturazione elettronica | decreto-legislativo/2015/08/05/127/art/1 | rubrica "Fatturazione elettronica e trasmissione telematica delle fatture o dei relativi dati"
cedolare secca | decreto-legislativo/2011/03/14/23/art/3 | rubrica "Cedolare secca sugli affitti"
isee | dpcm/2013/12/05/159 | d.P.C.M. 159/2013, indicatore della situazione economica equivalente
assegno unico; assegno unico universale | decreto-legislativo/2021/12/29/230 | d.lgs. 230/2021, assegno unico e universale per i figli a carico
reddito di cittadinanza; quota 100 | decreto-legge/2019/01/28/4 | titolo del d.l. 4/2019
rottamazione cartelle; rottamazione quater; rottamazione delle cartelle esattoriali | legge/2022/12/29/197/art/1/comma/231 | art. 1, commi 231-252: definizione agevolata dei carichi affidati all'agente della riscossione
stralcio cartelle; saldo e stralcio; stralcio dei debiti fiscali | legge/2022/12/29/197/art/1/comma/222 | art. 1, commi 222-230: annullamento automatico dei debiti fino a mille euro
tregua fiscale; pace fiscale | legge/2022/12/29/197/art/1/comma/166 | art. 1, commi 153-221: regolarizzazioni e definizioni agevolate
flat tax; regime forfettario | legge/2022/12/29/197/art/1/comma/54 | art. 1, comma 54: regime forfetario
quota 103; pensione anticipata flessibile | legge/2022/12/29/197/art/1/comma/283 | art. 1, comma 283
opzione donna | legge/2022/12/29/197/art/1/comma/292 | art. 1, comma 292
taglio del cuneo fiscale; taglio del cuneo | legge/2022/12/29/197/art/1/comma/281 | art. 1, comma 281: esonero sulla quota dei contributi
presto; voucher lavoro; lavoro occasionale | legge/2022/12/29/197/art/1/comma/342 | art. 1, comma 342: prestazioni occasionali
criptovalute; bitcoin; cripto attività | legge/2022/12/29/197/art/1/comma/126 | art. 1, comma 126: cripto-attività
extraprofitti; tassa sugli extraprofitti | legge/2022/12/29/197/art/1/comma/115 | art. 1, comma 115: contributo di solidarietà temporaneo
18app; bonus cultura; carta cultura giovani | legge/2022/12/29/197/art/1/comma/630 | art. 1, comma 630: Carta della cultura Giovani e Carta del merito
patto di stabilità; patto di stabilità interno | legge/2006/12/27/296/art/1/comma/676 | art. 1, commi 655-695: patto di stabilità interno per regioni ed enti locali
durc; documento unico di regolarità contributiva | legge/2006/12/27/296/art/1/comma/1175 | art. 1, comma 1175
mepa; mercato elettronico della pubblica amministrazione | legge/2006/12/27/296/art/1/comma/450 | art. 1, comma 450
ecobonus; detrazione 55 per cento | legge/2006/12/27/296/art/1/comma/344 | art. 1, comma 344: riqualificazione energetica
tfr in tesoreria; fondo tesoreria inps | legge/2006/12/27/296/art/1/comma/755 | art. 1, comma 755
decreto rilancio | decreto-legge/2020/05/19/34 | nome della presentazione del Governo del d.l. 34/2020
superbonus; bonus 110; superbonus 110 | decreto-legge/2020/05/19/34/art/119/comma/1 | art. 119 del d.l. 34/2020
sconto in fattura; cessione del credito d'imposta | decreto-legge/2020/05/19/34/art/121 | rubrica "Opzione per la cessione o per lo sconto in luogo delle detrazioni fiscali"
reddito di emergenza; rem | decreto-legge/2020/05/19/34/art/82 | rubrica "Reddito di emergenza"
bonus vacanze | decreto-legge/2020/05/19/34/art/176 | rubrica "Tax credit vacanze"
sanatoria migranti; regolarizzazione badanti; sanatoria colf e badanti | decreto-legge/2020/05/19/34/art/103 | rubrica "Emersione di rapporti di lavoro"
ius sanguinis; cittadinanza iure sanguinis; cittadinanza per discendenza | decreto-legge/2025/03/28/36/art/1 | rubrica "Disposizioni urgenti in materia di cittadinanza"
riforma cartabia | decreto-legislativo/2022/10/10/149; decreto-legislativo/2022/10/10/150 | d.lgs. 149 e 150 del 2022
legge capitali | legge/2024/03/05/21 | legge 21/2024
azioni a voto plurimo | legge/2024/03/05/21/art/13 | rubrica "Disposizioni in materia di voto plurimo"
sotto soglia; sottosoglia; affidamento sotto soglia | decreto-legislativo/2023/03/31/36/art/50 | rubrica "Procedure per l'affidamento", libro II, parte I "Dei contratti di importo inferiore alle soglie europee"
bim; building information modeling | decreto-legislativo/2023/03/31/36/art/43 | rubrica "Metodi e strumenti di gestione informativa digitale delle costruzioni"
rup; responsabile unico del progetto | decreto-legislativo/2023/03/31/36/art/15 | rubrica "Responsabile unico del progetto (RUP)"
appalto integrato | decreto-legislativo/2023/03/31/36/art/44 | rubrica "Appalto integrato"
dgue | decreto-legislativo/2023/03/31/36/art/91 | rubrica "Domande, documento di gara unico europeo, offerte"
in house; affidamento in house | decreto-legislativo/2023/03/31/36/art/7 | rubrica "Principio di auto-organizzazione amministrativa"
ppp; partenariato pubblico privato; project financing | decreto-legislativo/2023/03/31/36/art/174 | libro IV "Del partenariato pubblico-privato e delle concessioni", rubrica "Nozione"
revisione prezzi; caro materiali | decreto-legislativo/2023/03/31/36/art/60 | rubrica "Revisione prezzi"
siae | legge/1941/04/22/633/art/180 | art. 180 della legge 633/1941: Società italiana degli autori ed editori
pirateria; pirateria audiovisiva; streaming illegale; pezzotto | legge/1941/04/22/633/art/171-ter | art. 171-ter della legge 633/1941
copia privata | legge/1941/04/22/633/art/71-sexies | titolo I, capo V, sezione II "Riproduzione privata ad uso personale", art. 71-sexies
diritto di citazione; fair use | legge/1941/04/22/633/art/70 | art. 70 della legge 633/1941: riassunto, citazione o riproduzione di brani
diritto morale d'autore; paternità dell'opera | legge/1941/04/22/633/art/20 | parte prima, titolo I, capo III, sezione II "Protezione dei diritti sull'opera a difesa della personalità dell'autore"
durata del diritto d'autore; settanta anni dalla morte dell'autore | legge/1941/04/22/633/art/25 | art. 25 della legge 633/1941
diritto di seguito; droit de suite | legge/1941/04/22/633/art/144 | art. 144 della legge 633/1941
diritti sulle fotografie; foto copyright | legge/1941/04/22/633/art/87 | art. 87 della legge 633/1941: fotografie
diritto all'immagine; ritratto altrui | legge/1941/04/22/633/art/96 | art. 96 della legge 633/1941
fake news; notizie false | regio-decreto/1930/10/19/1398/art/656 | rubrica "Pubblicazione o diffusione di notizie false, esagerate o tendenziose, atte a turbare l'ordine pubblico"
molestie telefoniche; catcalling | regio-decreto/1930/10/19/1398/art/660 | rubrica "Molestia o disturbo alle persone"
grooming; adescamento online | regio-decreto/1930/10/19/1398/art/609-undecies | rubrica "Adescamento di minorenni"
bisca clandestina; gioco d'azzardo | regio-decreto/1930/10/19/1398/art/718 | rubrica "Esercizio di giuochi d'azzardo"
furto di identità; furto d'identità; profilo falso | regio-decreto/1930/10/19/1398/art/494 | rubrica "Sostituzione di persona"
graffiti; imbrattare i muri; scritte sui muri | regio-decreto/1930/10/19/1398/art/639 | rubrica "Deturpamento e imbrattamento di cose altrui"
confisca allargata; confisca per sproporzione | regio-decreto/1930/10/19/1398/art/240-bis | rubrica "Confisca in casi particolari"
guida senza patente | decreto-legislativo/1992/04/30/285/art/116 | rubrica "Patente e abilitazioni professionali per la guida di veicoli a motore"
patente scaduta; rinnovo patente | decreto-legislativo/1992/04/30/285/art/126 | rubrica "Durata e conferma della validità della patente di guida"
contromano; guida contromano | decreto-legislativo/1992/04/30/285/art/143 | rubrica "Posizione dei veicoli sulla carreggiata"
semaforo rosso; passare col rosso | decreto-legislativo/1992/04/30/285/art/146 | rubrica "Violazione della segnaletica stradale"
cyberbullismo | legge/2017/05/29/71 | titolo della legge 71/2017
spaccio; spaccio di droga; droghe leggere | dpr/1990/10/09/309/art/73 | rubrica "Produzione, traffico e detenzione illeciti di sostanze stupefacenti o psicotrope"
violenza di genere; violenza sulle donne | decreto-legge/2013/08/14/93 | d.l. 93/2013, contrasto della violenza di genere
reato di clandestinità; immigrazione clandestina | decreto-legislativo/1998/07/25/286/art/10-bis | rubrica "Ingresso e soggiorno illegale nel territorio dello Stato"
falso in bilancio | regio-decreto/1942/03/16/262/art/2621 | rubrica "False comunicazioni sociali"
evasione fiscale; reati tributari | decreto-legislativo/2000/03/10/74 | titolo del d.lgs. 74/2000: reati in materia di imposte sui redditi e sul valore aggiunto
class action; azione di classe | regio-decreto/1940/10/28/1443/art/840-bis | titolo VIII-bis del libro IV "Dei procedimenti collettivi"
insider trading | decreto-legislativo/1998/02/24/58/art/184 | rubrica "Abuso o comunicazione illecita di informazioni privilegiate ..."
naspi; indennità di disoccupazione | decreto-legislativo/2015/03/04/22/art/1 | rubrica "Nuova prestazione di Assicurazione Sociale per l'Impiego - NASpI"
cassa integrazione; cig ordinaria | decreto-legislativo/2015/09/14/148 | d.lgs. 148/2015, ammortizzatori sociali in costanza di rapporto di lavoro
ape sociale | legge/2016/12/11/232/art/1/comma/179; legge/2022/12/29/197/art/1/comma/288 | art. 1, commi 179 e seguenti, della legge 232/2016, prorogati dal comma 288 della legge 197/2022
ravvedimento operoso | decreto-legislativo/1997/12/18/472/art/13 | rubrica "Ravvedimento"
mediazione obbligatoria; conciliazione obbligatoria | decreto-legislativo/2010/03/04/28/art/5 | art. 5 del d.lgs. 28/2010: condizione di procedibilità
negoziazione assistita | decreto-legge/2014/09/12/132/art/2 | rubrica "Convenzione di negoziazione assistita da uno o più avvocati"
`).map(([names, places, source]) => [names, places, source.join("; ")]);
