import { FACE_OFF } from '#contract/user/trustFailures.ts';
import * as contract from '#contract/user/extFace.ts';
import { standingOf } from '../../domain/realName/standing.ts';
import { submitRealName } from '../../domain/realName/submit.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const realName = handle(contract.realName, async (ctx) => standingOf(ctx));

export const startFaceId = handle(
  contract.startFaceId,
  async (ctx, { realName: name, idNumber }) => {
    await submitRealName(ctx, { realName: name, idNumber });
    const { face } = ctx.providers;
    const { url } = await face.start({ userNo: ctx.user.userNo, realName: name, idNumber });
    return { way: face.way, url };
  },
  { transaction: 'own' },
);

export const saveFaceId = handle(contract.saveFaceId, async (ctx) => standingOf(ctx));

/** No provider that compares faces is connected: there is nothing to scan, and nothing that could have failed. */
export const faceContrasCode = handle(contract.faceContrasCode, async () => {
  throw fail(FACE_OFF);
});

export const faceContrasFail = handle(contract.faceContrasFail, async () => {
  throw fail(FACE_OFF);
});
