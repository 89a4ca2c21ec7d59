import * as contract from '#contract/user/userNews.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { news } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, news);
