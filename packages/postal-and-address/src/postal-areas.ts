import type { PostalCountry } from "./check-postal-code.ts";

/**
 * The state or province of postal codes. Each line is the first characters of a range of codes, in order, which extends
 * to the next line's, and its region; no region if no code is in use. A whole ZIP Code is only itself: one that does not
 * lie where its range does, or in two states. Small gaps belong to the surrounding range, since the postal services
 * assign codes in ranges.
 *
 * Derived from postal data of GeoNames (geonames.org), CC BY 4.0; military codes and islands missing there are added.
 */
export const postalAreas: Readonly<Record<PostalCountry, string>> = {
  US: `000
005 NY
006 PR
008 VI
009 PR
010 MA
028 RI
02861 RI MA
030 NH
039 ME
050 VT
055 MA
056 VT
060 CT
06390 NY
070 NJ
090 AE
099
100 NY
150 PA
197 DE
200 DC
201 VA
202 DC
20588 MD
20598 VA
206 MD
220 VA
247 WV
269
270 NC
290 SC
300 GA
320 FL
340 AA
341 FL
350 AL
370 TN
386 MS
398 GA
400 KY
42223 KY TN
428
430 OH
460 IN
480 MI
500 IA
529
530 WI
550 MN
568
569 DC
570 SD
578
580 ND
589
590 MT
59221 MT ND
600 IL
630 MO
63673 MO IL
659
660 KS
680 NE
694
700 LA
715
716 AR
71749 AR LA
730 OK
733 TX
734 OK
73949 OK TX
73960 TX
750 TX
800 CO
81137 CO NM
817
820 WY
832 ID
83414 WY
839
840 UT
84536 UT AZ
848
850 AZ
86044 AZ UT
86515 AZ NM
866
870 NM
88063 NM TX
885 TX
886
889 NV
89439 NV CA
899
900 CA
962 AP
967 HI
96799 AS
969 GU
96939 PW
9694 FM
96940 PW
9695 MP
9696 MH
970 OR
97635 OR CA
980 WA
995 AK`,
  CA: `A NL
B NS
C PE
E NB
G QC
K ON
K1A ON QC
K1B ON
R MB
S SK
T AB
V BC
X
X0A NU
X0D
X0E NT
X0H
X1A NT
X1B
Y YT`,
};
