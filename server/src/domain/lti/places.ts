import type { Ctx } from '../../kit/context.ts';

export const LTI_LOGIN = '/lti/login';
export const LTI_LAUNCH = '/lti/launch';
export const LTI_KEYS = '/lti/jwks';
export const LTI_ANSWER = '/lti/answer';

/** Where tools that our courses use ask who somebody is, for a token, and bring what was chosen, and marks. */
export const LTI_AUTH = '/lti/auth';
export const LTI_TOKEN = '/lti/token';
export const LTI_CONTENT = '/lti/content';
export const LTI_LINE_ITEM = '/lti/lineitem';

type Place = Pick<Ctx, 'config'>;

/** Where a platform begins; each has an address of its own, so that none is taken for another. */
export const loginUrl = ({ config }: Place, platformId: string): string =>
  `${config.publicUrl}${LTI_LOGIN}/${platformId}`;

/** Where platforms have browsers bring their messages. */
export const launchUrl = ({ config }: Place): string => `${config.publicUrl}${LTI_LAUNCH}`;

/** Where tools read and write the marks of a class-hour. */
export const lineItemUrl = ({ config }: Place, periodId: string): string =>
  `${config.publicUrl}${LTI_LINE_ITEM}/${periodId}`;
