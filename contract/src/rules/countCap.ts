/** Calls that may match a million rows count no further than this; where there are more, the page says so: “500+”. */
export const COUNT_CAP = 500;
