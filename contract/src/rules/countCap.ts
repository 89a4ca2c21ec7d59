/** Calls that may match a million rows count no further than this; a total of it means at least so many: “500+”. */
export const COUNT_CAP = 500;
