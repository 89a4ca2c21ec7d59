import * as contract from '#contract/exam/examInfo.ts';
import { examCards, examCategories } from '../../domain/practice/centre.ts';
import { examIntro } from '../../domain/practice/intro.ts';
import { handle } from '../../kit/handle.ts';

export const categoryList = handle(contract.categoryList, ({ db, now }) => examCategories(db, now));

export const list = handle(contract.list, ({ db, now }, wanted) => examCards(db, wanted, now));

export const view = handle(contract.view, (ctx, { id }) => examIntro(ctx, id));
