/**
 * Forty amending commi of two budget laws, drawn at random and read one by one: the comma of article 1, and the act whose text it
 * changes.
 */

const rows = (text: string) =>
  text.split("\n").map((line) => {
    const [comma = "", atto = ""] = line.split(" ");
    return { comma, atto };
  });

/** Of l. 296/2006. */
export const SENTENCES_OF_296 = rows(`47 legge/1989/39
59 dpr/1973/605
62 decreto-legge/2005/203
64 legge/1991/413
69 decreto-legge/2006/223
70 dpr/1986/917
71 dpr/1986/917
76 dpr/1973/600
78 decreto-legislativo/1990/346
93 decreto-legge/2006/223
100 legge/2004/311
142 decreto-legislativo/1998/360
157 decreto-legislativo/1993/507
201 legge/1965/575
218 decreto-legislativo/1992/285
240 dpr/1953/39
255 decreto-legge/1993/400
262 decreto-legge/2001/351
311 decreto-legislativo/1993/507
331 dpr/1972/633
336 dpr/1986/917
338 decreto-legislativo/2001/207
378 legge/2005/266
531 decreto-legge/1997/79
674 legge/2005/266
763 legge/1995/335
794 legge/2004/206
795 legge/2004/206
877 decreto-legislativo/1998/114
890 legge/2005/266
934 legge/1990/100
1148 decreto-legislativo/1996/367
1212 decreto-legge/1998/4
1231 decreto-legge/2005/16
1269 legge/2005/266
1293 legge/2005/266
1307 dpr/2002/115
1334 decreto-legislativo/1998/143
1344 legge/2005/266
1349 decreto-legge/2004/277`);

/** Of l. 197/2022. */
export const SENTENCES_OF_197 = rows(`80 legge/2016/232
83 legge/2010/38
84 dpr/1986/917
86 dpr/1973/600
96 dpr/1986/917
97 decreto-legislativo/1997/461
107 legge/2001/448
108 decreto-legge/2002/282
122 decreto-legislativo/1995/504
128 decreto-legislativo/1997/461
145 dpr/1972/642
146 decreto-legge/2011/201
152 decreto-legislativo/1997/471
253 legge/2014/190
254 decreto-legge/2020/18
271 decreto-legge/2021/146
273 dpr/1986/917
283 decreto-legge/2019/4
285 legge/2021/234
288 legge/2016/232
305 legge/2018/145
365 decreto-legge/2020/34
384 decreto-legislativo/2007/231
423 legge/2020/178
510 decreto-legge/2021/121
538 decreto-legge/2021/228
555 decreto-legislativo/2008/21
572 legge/2010/240
573 legge/2021/234
630 legge/2021/234
717 decreto-legge/2016/243
753 decreto-legge/2017/148
759 legge/2018/145
760 decreto-legge/2021/228
766 decreto-legge/2016/244
785 decreto-legge/2020/34
787 decreto-legislativo/2011/23
817 decreto-legge/2006/262
862 legge/2020/178
884 legge/2004/311`);
