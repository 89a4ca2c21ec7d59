import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { questionFolder, questionImport } from '../../db/schema/question.ts';
import type { Owner } from '../questions/owned.ts';

/** The imports into this bank: an author's are their own, those of an organization belong to all who keep its bank. */
export const ownImports = (owner: Owner): SQL => and(bankOf(questionImport, owner), enabled(questionImport))!;

export const ownFolders = (owner: Owner): SQL => bankOf(questionFolder, owner);

const bankOf = (of: typeof questionImport | typeof questionFolder, { authorUserNo, orgNo, isOfOrg }: Owner): SQL =>
  isOfOrg === 1 ? eq(of.orgNo, orgNo!) : and(eq(of.userNo, authorUserNo), isNull(of.orgNo))!;
