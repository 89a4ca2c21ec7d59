/** A workbook that is none, or is made to do harm; the message, if any, is for whoever sent it. */
export class NotModest extends Error {}
