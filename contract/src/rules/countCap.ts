/** Calls that may match a million rows count no further than this; where there are more, the page says so: “500+”. */
export const COUNT_CAP = 500;

/** Beside a page of results the other kinds say how many there are of them as far as this: “100+”. */
export const KIND_CAP = 100;
