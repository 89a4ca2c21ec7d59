import * as z from 'zod';
import { fileAddress } from '../rules/uploads.ts';

/** The address of an uploaded file; whether it is the caller's is for the handler to say (`ownFile`). */
export const fileUrl = (name: string) => z.string().regex(fileAddress, `请上传${name}`);

/** The same where it may be left out. */
export const optionalFileUrl = (name: string) =>
  z.string().regex(fileAddress, `${name}不是上传的文件，请重新上传`).or(z.literal('')).default('');
