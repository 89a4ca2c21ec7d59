import { eq } from 'drizzle-orm';
import { certificate } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';

export const ownCertificates = (user: SessionUser) => eq(certificate.userNo, user.userNo);
