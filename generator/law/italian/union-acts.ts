/** Everyday names of acts of the European Union. */

import { tableRows } from "./rows.ts";

/**
 * Names by CELEX number, as the Union's institutions, authorities and the press use them. In a text `DSA` is also a disorder, `REACH` a word and `Dora` a
 * river: they count if they are all of a request. With a noun if they are too common without it.
 * Columns: CELEX number; names; number of the act as its title gives it.
 */
const ROWS = tableRows(`
32022R2065 | DSA; Digital Services Act; regolamento sui servizi digitali | regolamento (UE) 2022/2065
32022R1925 | DMA; Digital Markets Act; regolamento sui mercati digitali | regolamento (UE) 2022/1925
32022R0868 | Data Governance Act; regolamento sulla governance dei dati | regolamento (UE) 2022/868
32023R2854 | Data Act; regolamento sui dati; normativa sui dati | regolamento (UE) 2023/2854
32024R1689 | AI Act; legge sull'intelligenza artificiale | regolamento (UE) 2024/1689
32022R2554 | DORA; Digital Operational Resilience Act; regolamento sulla resilienza operativa digitale | regolamento (UE) 2022/2554
32022L2555 | NIS 2; direttiva NIS | direttiva (UE) 2022/2555
32016L1148 | NIS 1; direttiva NIS | direttiva (UE) 2016/1148
32022L2557 | direttiva CER | direttiva (UE) 2022/2557
32024R2847 | Cyber Resilience Act; regolamento sulla cyberresilienza | regolamento (UE) 2024/2847
32019R0881 | Cybersecurity Act; regolamento sulla cibersicurezza | regolamento (UE) 2019/881
32014R0910 | eIDAS; regolamento eIDAS | regolamento (UE) n. 910/2014
32024R1183 | eIDAS 2 | regolamento (UE) 2024/1183
32014L0065 | MiFID II; MiFID 2 | direttiva 2014/65/UE
32004L0039 | MiFID I; MiFID 1; MiFID | direttiva 2004/39/CE
32014R0600 | MiFIR | regolamento (UE) n. 600/2014
32023R1114 | MiCA; MiCAR | regolamento (UE) 2023/1114
32015L2366 | PSD2; PSD II | direttiva (UE) 2015/2366
32007L0064 | PSD1; direttiva PSD | direttiva 2007/64/CE
32014R0596 | regolamento MAR; regolamento sugli abusi di mercato | regolamento (UE) n. 596/2014
32012R0648 | EMIR | regolamento (UE) n. 648/2012
32013R0575 | CRR; Capital Requirements Regulation | regolamento (UE) n. 575/2013
32013L0036 | CRD IV | direttiva 2013/36/UE
32014L0059 | BRRD | direttiva 2014/59/UE
32009L0138 | Solvency II; Solvibilità II | direttiva 2009/138/CE
32016L0097 | direttiva IDD; direttiva sulla distribuzione assicurativa | direttiva (UE) 2016/97
32011L0061 | AIFMD | direttiva 2011/61/UE
32009L0065 | direttiva UCITS; direttiva OICVM | direttiva 2009/65/CE
32019R2088 | SFDR | regolamento (UE) 2019/2088
32020R0852 | regolamento tassonomia; regolamento sulla tassonomia | regolamento (UE) 2020/852
32022L2464 | CSRD | direttiva (UE) 2022/2464
32024L1760 | CSDDD; CS3D | direttiva (UE) 2024/1760
32006R1907 | REACH; regolamento REACH | regolamento (CE) n. 1907/2006
32008R1272 | CLP; regolamento CLP | regolamento (CE) n. 1272/2008
32011L0065 | RoHS; RoHS II | direttiva 2011/65/UE
32012L0019 | direttiva RAEE; WEEE | direttiva 2012/19/UE
32012L0018 | Seveso III | direttiva 2012/18/UE
31992L0043 | direttiva habitat | direttiva 92/43/CEE
32009L0147 | direttiva uccelli | direttiva 2009/147/CE
31991L0676 | direttiva nitrati | direttiva 91/676/CEE
32000L0060 | direttiva quadro sulle acque; direttiva quadro acque | direttiva 2000/60/CE
32008L0098 | direttiva quadro sui rifiuti; direttiva quadro rifiuti | direttiva 2008/98/CE
32019L0904 | direttiva SUP; direttiva sulla plastica monouso | direttiva (UE) 2019/904
32003L0087 | direttiva ETS | direttiva 2003/87/CE
32018L2001 | RED II | direttiva (UE) 2018/2001
32023L2413 | RED III | direttiva (UE) 2023/2413
32024L1275 | EPBD IV; direttiva case green | direttiva (UE) 2024/1275
32023R0956 | CBAM | regolamento (UE) 2023/956
32023R1115 | EUDR | regolamento (UE) 2023/1115
32024R1991 | Nature Restoration Law; regolamento sul ripristino della natura | regolamento (UE) 2024/1991
32002L0058 | ePrivacy; direttiva ePrivacy | direttiva 2002/58/CE
32016L0680 | direttiva polizia | direttiva (UE) 2016/680
32019L0790 | direttiva copyright | direttiva (UE) 2019/790
32001L0029 | InfoSoc | direttiva 2001/29/CE
32004L0048 | direttiva Enforcement | direttiva 2004/48/CE
32000L0031 | direttiva e-commerce; direttiva sul commercio elettronico | direttiva 2000/31/CE
32024R1083 | EMFA; European Media Freedom Act | regolamento (UE) 2024/1083
32019L1024 | direttiva Open Data | direttiva (UE) 2019/1024
32019L2161 | direttiva Omnibus | direttiva (UE) 2019/2161
32019L1937 | direttiva whistleblowing | direttiva (UE) 2019/1937
32019R1150 | P2B; Platform to Business | regolamento (UE) 2019/1150
32018L1972 | codice europeo delle comunicazioni elettroniche; EECC | direttiva (UE) 2018/1972
32006L0112 | direttiva IVA | direttiva 2006/112/CE
32016L1164 | ATAD | direttiva (UE) 2016/1164
32018L0822 | DAC 6 | direttiva (UE) 2018/822
32021L0514 | DAC 7 | direttiva (UE) 2021/514
32006L0042 | direttiva macchine | direttiva 2006/42/CE
32023R1230 | regolamento macchine | regolamento (UE) 2023/1230
32017R0745 | MDR; regolamento sui dispositivi medici | regolamento (UE) 2017/745
32017R0746 | IVDR | regolamento (UE) 2017/746
32023R0988 | GPSR; regolamento sulla sicurezza generale dei prodotti | regolamento (UE) 2023/988
32014R0651 | GBER; regolamento generale di esenzione per categoria | regolamento (UE) n. 651/2014
32005L0036 | direttiva qualifiche; direttiva qualifiche professionali | direttiva 2005/36/CE
32008L0115 | direttiva rimpatri | direttiva 2008/115/CE
32013R0604 | Dublino III | regolamento (UE) n. 604/2013
32016R0399 | codice frontiere Schengen | regolamento (UE) 2016/399
32009R0810 | codice dei visti; codice visti | regolamento (CE) n. 810/2009
32008R0593 | Roma I | regolamento (CE) n. 593/2008
32007R0864 | Roma II | regolamento (CE) n. 864/2007
32010R1259 | Roma III | regolamento (UE) n. 1259/2010
32012R1215 | Bruxelles I bis | regolamento (UE) n. 1215/2012
32001R0044 | Bruxelles I | regolamento (CE) n. 44/2001
32003R2201 | Bruxelles II bis | regolamento (CE) n. 2201/2003
32019R1111 | Bruxelles II ter | regolamento (UE) 2019/1111
32023L0970 | direttiva sulla trasparenza retributiva | direttiva (UE) 2023/970
32021R0241 | RRF; dispositivo per la ripresa e la resilienza | regolamento (UE) 2021/241
32025R0327 | EHDS; spazio europeo dei dati sanitari | regolamento (UE) 2025/327
`);

export const ASKED_UNION_ACTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROWS.map(([[celex = ""], names]) => [celex, names]),
);
/** Their numbers, as titles give them. */
export const OFFICIAL_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  ROWS.map(([[celex = ""], , [number = ""]]) => [celex, number]),
);
