import type { Tool as Shown } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { actionsFor, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { labelOf } from '#contract/kit/fieldNames.ts';
import { actions } from '#contract/rules/actions.ts';
import type { Handler } from '../kit/handle.ts';

/** A call as the Model Context Protocol shows it to a model. */
export interface Tool {
  readonly handler: Handler;
  readonly shown: Shown;
}

/** What a key holds, and whether it may change anything. */
interface Holder {
  user: { actions: ReadonlySet<string> };
  mayWrite: boolean;
}

/** Every call that a key can make at all, as a tool. Files are not sent this way. */
export const toolsOf = (handlers: readonly Handler[]): Tool[] =>
  handlers
    .filter(({ call }) => needsToken(call) && actionsFor(call).length > 0 && !call.multipart)
    .map((handler) => ({ handler, shown: shownOf(handler.call) }));

/** Those that one key can use now: the same rules by which the call itself is refused, so that nothing is offered in vain. */
export const toolsFor = (tools: readonly Tool[], { user, mayWrite }: Holder): Tool[] =>
  tools.filter(
    ({ handler: { call } }) =>
      (mayWrite || call.kind === 'read') && actionsFor(call).some((action) => user.actions.has(action)),
  );

function shownOf(call: Endpoint): Shown {
  const needed = actionsFor(call).map((action) => actions[action]);
  const isRead = call.kind === 'read';
  return {
    name: nameOf(call),
    title: call.summary,
    description: `${call.summary}。需要权限：${needed.join('或')}。${isRead ? '只读。' : '会修改数据。'}`,
    inputSchema: schemaOf(call),
    annotations: { title: call.summary, readOnlyHint: isRead, destructiveHint: !isRead, openWorldHint: false },
  };
}

/** The address without what all have in common: `system_sysLog_page`. */
const nameOf = ({ path }: Endpoint): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'auth' && part !== 'api')
    .map((part) => part.replaceAll(/[{}]/g, ''))
    .join('_');

/** What a caller sends, each field with what people call it; fields with a value of their own need not be there. */
function schemaOf({ input }: Endpoint): Shown['inputSchema'] {
  const schema = z.toJSONSchema(input as unknown as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const label = labelOf(zodSchema as unknown as z.ZodType);
      if (label !== undefined) jsonSchema.description = label;
    },
  });
  return { ...schema, type: 'object' } as Shown['inputSchema'];
}
