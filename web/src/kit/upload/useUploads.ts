import { useSyncExternalStore } from 'react';
import { pickFiles } from './uploads.ts';
import { currentUploads, subscribeUploads } from './uploadStore.ts';
import type { UploadItem } from './uploadItem.ts';

const none: readonly UploadItem[] = [];

/** The uploads of this tab, and the way to begin more: `pick(files, { kind, onReady })`. */
export function useUploads() {
  const items = useSyncExternalStore(subscribeUploads, currentUploads, () => none);
  return { items, pick: pickFiles };
}
