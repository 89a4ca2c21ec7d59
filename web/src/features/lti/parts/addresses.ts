import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the list of platforms keeps in the address: its page. */
export const platformList = listSpec({});

/** The same for the tools that courses of the house use. */
export const toolList = listSpec({});

/** Of the courses to choose from: whose they are, what the choice is made with, and what they are looked for by. */
export const pickList = listSpec({ filters: { orgNo: '', ticket: '', keyword: '' } });
