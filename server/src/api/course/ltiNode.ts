import * as contract from '#contract/course/ltiNode.ts';
import { answerTool } from '../../domain/ltiTools/answer.ts';
import { linksFor, startChoice, toolsFor, writeLink } from '../../domain/ltiTools/links.ts';
import { openNode } from '../../domain/ltiTools/open.ts';
import { handle } from '../../kit/handle.ts';

export const tools = handle(contract.tools, toolsFor);

export const links = handle(contract.links, linksFor);

export const save = handle(contract.save, writeLink);

export const choose = handle(contract.choose, startChoice);

export const open = handle(contract.open, (ctx, { periodId }) => openNode(ctx, periodId));

export const answer = handle(contract.answer, (ctx, { ticket }) => answerTool(ctx, ticket));
