/** Everyday names of acts of the European Union. */

import { tableRows } from "./rows.ts";

/**
 * Names by CELEX number, as the Union's institutions, authorities and the press use them. In a text `DSA` is also a disorder, `REACH` a word and `Dora` a
 * river: they count if they are all of a request. With a noun if they are too common without it.
 * Columns: CELEX number; names.
 */
const ROWS = tableRows(`
32022R2065 | DSA; Digital Services Act; regolamento sui servizi digitali
32022R1925 | DMA; Digital Markets Act; regolamento sui mercati digitali
32022R0868 | Data Governance Act; regolamento sulla governance dei dati
32023R2854 | Data Act; regolamento sui dati; normativa sui dati
32024R1689 | AI Act; legge sull'intelligenza artificiale
32022R2554 | DORA; Digital Operational Resilience Act; regolamento sulla resilienza operativa digitale
32022L2555 | NIS 2; direttiva NIS
32016L1148 | NIS 1; direttiva NIS
32022L2557 | direttiva CER
32024R2847 | Cyber Resilience Act; regolamento sulla cyberresilienza
32019R0881 | Cybersecurity Act; regolamento sulla cibersicurezza
32014R0910 | eIDAS; regolamento eIDAS
32024R1183 | eIDAS 2
32014L0065 | MiFID II; MiFID 2
32004L0039 | MiFID I; MiFID 1; MiFID
32014R0600 | MiFIR
32023R1114 | MiCA; MiCAR
32015L2366 | PSD2; PSD II
32007L0064 | PSD1; direttiva PSD
32014R0596 | regolamento MAR; regolamento sugli abusi di mercato
32012R0648 | EMIR
32013R0575 | CRR; Capital Requirements Regulation
32013L0036 | CRD IV
32014L0059 | BRRD
32009L0138 | Solvency II; Solvibilità II
32016L0097 | direttiva IDD; direttiva sulla distribuzione assicurativa
32011L0061 | AIFMD
32009L0065 | direttiva UCITS; direttiva OICVM
32019R2088 | SFDR
32020R0852 | regolamento tassonomia; regolamento sulla tassonomia
32022L2464 | CSRD
32024L1760 | CSDDD; CS3D
32006R1907 | REACH; regolamento REACH
32008R1272 | CLP; regolamento CLP
32011L0065 | RoHS; RoHS II
32012L0019 | direttiva RAEE; WEEE
32012L0018 | Seveso III
31992L0043 | direttiva habitat
32009L0147 | direttiva uccelli
31991L0676 | direttiva nitrati
32000L0060 | direttiva quadro sulle acque; direttiva quadro acque
32008L0098 | direttiva quadro sui rifiuti; direttiva quadro rifiuti
32019L0904 | direttiva SUP; direttiva sulla plastica monouso
32003L0087 | direttiva ETS
32018L2001 | RED II
32023L2413 | RED III
32024L1275 | EPBD IV; direttiva case green
32023R0956 | CBAM
32023R1115 | EUDR
32024R1991 | Nature Restoration Law; regolamento sul ripristino della natura
32002L0058 | ePrivacy; direttiva ePrivacy
32016L0680 | direttiva polizia
32019L0790 | direttiva copyright
32001L0029 | InfoSoc
32004L0048 | direttiva Enforcement
32000L0031 | direttiva e-commerce; direttiva sul commercio elettronico
32024R1083 | EMFA; European Media Freedom Act
32019L1024 | direttiva Open Data
32019L2161 | direttiva Omnibus
32019L1937 | direttiva whistleblowing
32019R1150 | P2B; Platform to Business
32018L1972 | codice europeo delle comunicazioni elettroniche; EECC
32006L0112 | direttiva IVA
32016L1164 | ATAD
32018L0822 | DAC 6
32021L0514 | DAC 7
32006L0042 | direttiva macchine
32023R1230 | regolamento macchine
32017R0745 | MDR; regolamento sui dispositivi medici
32017R0746 | IVDR
32023R0988 | GPSR; regolamento sulla sicurezza generale dei prodotti
32014R0651 | GBER; regolamento generale di esenzione per categoria
32005L0036 | direttiva qualifiche; direttiva qualifiche professionali
32008L0115 | direttiva rimpatri
32013R0604 | Dublino III
32016R0399 | codice frontiere Schengen
32009R0810 | codice dei visti; codice visti
32008R0593 | Roma I
32007R0864 | Roma II
32010R1259 | Roma III
32012R1215 | Bruxelles I bis
32001R0044 | Bruxelles I
32003R2201 | Bruxelles II bis
32019R1111 | Bruxelles II ter
32023L0970 | direttiva sulla trasparenza retributiva
32021R0241 | RRF; dispositivo per la ripresa e la resilienza
32025R0327 | EHDS; spazio europeo dei dati sanitari
`);

export const ASKED_UNION_ACTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROWS.map(([[celex = ""], names]) => [celex, names]),
);
