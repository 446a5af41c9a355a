/**
 * What is known of Italian words. The card of the search carries these tables, so that a router stems as the build did that made the index.
 */

import { analysisOf, type WordTables } from "./analysis.ts";

/**
 * Words that say nothing of what a text is about. Measured over the articles of official acts: words of grammar that stand in at least an
 * eighth of them, their other forms, and the words by which the law counts its own parts (`articolo` stands in 63 of 100, `comma` in 53).
 */
const STOP_WORDS =
  "il lo la le gli un uno una del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla dall dai dagli dalle " +
  "nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle col coi di da in con su per tra fra ad ed od che chi cui " +
  "non si se ne ci ha ho sono sia anche quale quali come loro essere ovvero nonche art artt articolo articoli comma commi";

/** Verb endings: the parts that several tenses share are said once. */
const VERBS = [
  "ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi endo essero ete eva",
  "evamo evano evate evi evo Yamo iamo immo isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono",
  "uta ute uti uto ar ir",
  ...["er", "ir"].map((root) =>
    "a ai anno e ebbe ebbero ei emmo emo este esti ete o ono".replace(/\w+/g, (ending) => root + ending),
  ),
].join(" ");

/** Roots by the published rules of the Snowball project (snowballstem.org/algorithms/italian), folded: `ità` is `ita`. */
export const ITALIAN_TABLES: WordTables = {
  vuote: STOP_WORDS,
  pronomi:
    "ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli telo tene cela cele celi celo cene vela vele veli velo vene",
  verbi: VERBS,
  desinenze: [
    [
      "anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti oso osi osa ose mente atrice atrici ante anti",
      2,
    ],
    ["azione azioni atore atori", 2, "", "ic"],
    ["logia logie", 2, "log"],
    ["uzione uzioni usione usioni", 2, "u"],
    ["enza enze", 2, "ente"],
    ["amento amenti imento imenti", 0],
    ["amente", 1, "", "ativ iv os ic abil"],
    ["ita", 2, "", "abil ic iv"],
    ["ivo ivi iva ive", 2, "", "icat at"],
  ],
  cita:
    "..?.?$|art\\d|dlgs|dpcm|\\d|urn|stato|decre|legg|legisl|presid|repub|minist|consig|regi|costit|test|unic|artic|comm|" +
    "quat|quin|sex|sept|oct|novie|nonie|dec|und|duo|terd|terv|unv|vic|tric|semel|allegat|annes|annex|append|sectio|law|code|ital|civil|penal|crimin|proced|numer|genn|febb|marz|april|magg|giugn|lugl|agost|settem|ottob|novem|dicem|" +
    "januar|februar|march|june|july|august|lett|capov|punt|paragr|number",
};

/** The words of Italian texts. */
export const ITALIAN = analysisOf(ITALIAN_TABLES);
