import type { UploadedMedia } from '#contract/system/upload.ts';
import { keepUploads } from './keptUploads.ts';
import { isUnderWay } from './uploadItem.ts';
import type { UploadItem } from './uploadItem.ts';

let items: readonly UploadItem[] = [];
let owner = '';
const listeners = new Set<() => void>();
const ready = new Map<string, ((media: UploadedMedia) => void) | undefined>();

/** The uploads of this tab. They belong to no page: moving about leaves them alone. */
export const currentUploads = (): readonly UploadItem[] => items;

export const uploadOf = (id: string): UploadItem | undefined => items.find((one) => one.id === id);

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose uploads they are; empty before anybody is known. */
export const ownerOfUploads = (): string => owner;

export function setOwner(userNo: string, theirs: readonly UploadItem[]): void {
  owner = userNo;
  publishUploads(theirs);
}

/** What is to happen when the file of an upload is there. */
export const whenReady = (id: string, onReady: ((media: UploadedMedia) => void) | undefined): void =>
  void ready.set(id, onReady);

export function changeUpload(id: string, change: Partial<UploadItem>): void {
  if (!uploadOf(id)) return;
  publishUploads(items.map((one) => (one.id === id ? { ...one, ...change } : one)));
  if (change.state === 'done' && change.media) ready.get(id)?.(change.media);
}

export function publishUploads(changed: readonly UploadItem[]): void {
  const wasUnderWay = items.some(isUnderWay);
  items = changed;
  if (owner !== '') keepUploads(owner, items);
  const isBusy = items.some(isUnderWay);
  if (isBusy !== wasUnderWay) guardLeaving(isBusy);
  for (const listener of listeners) listener();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Closing the tab would cut off what is under way, so the browser asks first. */
function guardLeaving(isBusy: boolean): void {
  if (isBusy) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
