import * as contract from '#contract/user/consent.ts';
import { consentPage, consentText } from '../../domain/consents/read.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, consentPage);

export const text = handle(contract.text, async (ctx, { id }) => consentText(ctx, id));
