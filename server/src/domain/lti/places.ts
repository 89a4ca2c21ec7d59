import type { Ctx } from '../../kit/context.ts';

export const LTI_LOGIN = '/lti/login';
export const LTI_LAUNCH = '/lti/launch';
export const LTI_KEYS = '/lti/jwks';
export const LTI_ANSWER = '/lti/answer';

type Place = Pick<Ctx, 'config'>;

/** Where a platform begins; each has an address of its own, so that none is taken for another. */
export const loginUrl = ({ config }: Place, platformId: string): string =>
  `${config.publicUrl}${LTI_LOGIN}/${platformId}`;

/** Where platforms have browsers bring their messages. */
export const launchUrl = ({ config }: Place): string => `${config.publicUrl}${LTI_LAUNCH}`;
