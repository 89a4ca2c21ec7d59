import { certificateHooks } from './domain/certificate/personHooks.ts';
import { commentHooks } from './domain/comments/personHooks.ts';
import { fileHooks } from './domain/files/personHooks.ts';
import { mediaUploadHooks } from './domain/media/uploadHooks.ts';
import { gradeHooks } from './domain/grades/personHooks.ts';
import { messageHooks } from './domain/messages/personHooks.ts';
import { followHooks } from './domain/people/personHooks.ts';
import { personHooks } from './domain/personData/hooks.ts';
import { realNameHooks } from './domain/realName/personHooks.ts';
import { spaceHooks } from './domain/space/personHooks.ts';
import { uploadHooks } from './domain/uploads/hooks.ts';
import { signInHooks } from './domain/signIn/personHooks.ts';
import { studyHooks } from './domain/study/personHooks.ts';

/** Fills what lower areas leave open for higher ones, which they must not import. */
export function registerHooks(): void {
  personHooks.register([
    certificateHooks,
    commentHooks,
    fileHooks,
    followHooks,
    gradeHooks,
    messageHooks,
    realNameHooks,
    signInHooks,
    spaceHooks,
    studyHooks,
  ]);
  uploadHooks.register([mediaUploadHooks]);
}
