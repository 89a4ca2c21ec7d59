import { FileKind } from '#contract/rules/fileKinds.ts';
import { kindOfName, refusalOf } from '#contract/rules/mediaUploads.ts';
import type { UploadedMedia } from '#contract/system/upload.ts';
import { toast } from '../../ui/toast.ts';
import { keepUploads, readKept } from './keptUploads.ts';
import { isSameFile, isUnderWay } from './uploadItem.ts';
import type { UploadItem } from './uploadItem.ts';

export interface PickOptions {
  /** What may be chosen; everything unless told. */
  kind?: FileKind | readonly FileKind[];
  /** The file is on the server; films may still be in the making. Also after the page that asked is gone. */
  onReady?: (media: UploadedMedia) => void;
}

const AT_ONCE = 3;

let items: readonly UploadItem[] = [];
let owner = '';
const listeners = new Set<() => void>();
const files = new Map<string, File>();
const ready = new Map<string, PickOptions['onReady']>();

/** The uploads of this tab. They belong to no page: moving about leaves them alone. */
export const currentUploads = (): readonly UploadItem[] => items;

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings back what a reload cut off; once for every person who signs in. */
export function restoreUploads(userNo: string): void {
  if (owner === userNo) return;
  const isOther = owner !== '';
  owner = userNo;
  if (isOther) for (const { id } of items) void engine().then(({ halt }) => halt(id));
  publish([...readKept(userNo), ...(isOther ? [] : items)]);
}

/** Takes files; one that cannot be uploaded at all says so, one whose upload a reload cut off goes on where it was. */
export function pickFiles(chosen: Iterable<File>, { kind, onReady }: PickOptions = {}): string[] {
  const kinds = kind === undefined ? FileKind.values : typeof kind === 'number' ? [kind] : kind;
  const taken = [...chosen].flatMap((file) => {
    const refusal = refusalOf(file, kinds);
    if (refusal) toast(refusal);
    return refusal ? [] : [enter(file, onReady)];
  });
  next();
  return taken;
}

function enter(file: File, onReady: PickOptions['onReady']): string {
  const lost = items.find((item) => item.state === 'lost' && isSameFile(item, file));
  const id = lost?.id ?? crypto.randomUUID();
  files.set(id, file);
  ready.set(id, onReady);
  if (lost) changeUpload(id, { state: 'waiting', message: '' });
  else publish([...items, newItem(id, file)]);
  return id;
}

const newItem = (id: string, { name, size, lastModified }: File): UploadItem => ({
  ...{ id, name, size, lastModified },
  kind: kindOfName(name)!,
  state: 'waiting',
  sent: 0,
  message: '',
  url: null,
  media: null,
});

/** The file of an upload that a reload cut off, chosen again. @returns why it is not the one */
export function refindFile(id: string, file: File): string | undefined {
  const item = items.find((one) => one.id === id);
  if (!item) return undefined;
  if (!isSameFile(item, file)) return `这不是原来那个文件，请选「${item.name}」，没有改动过的那一份`;
  pickFiles([file], { onReady: ready.get(id) });
  return undefined;
}

export function pauseUpload(id: string): void {
  changeUpload(id, { state: 'paused' });
  void engine().then(({ halt }) => halt(id));
  next();
}

/** Goes on after a pause, a dead network or a failure. */
export function resumeUpload(id: string): void {
  changeUpload(id, { state: 'waiting', message: '' });
  next();
}

/** Gives an upload up, here and on the server; one that is finished only leaves the list. */
export function dropItem(id: string): void {
  const item = items.find((one) => one.id === id);
  publish(items.filter((one) => one.id !== id));
  files.delete(id);
  ready.delete(id);
  if (item && item.state !== 'done') void engine().then(({ halt }) => halt(id, item.url));
  next();
}

export const clearEnded = (): void => publish(items.filter(({ state }) => state !== 'done' && state !== 'failed'));

/** For the engine: what became of an upload. */
export function changeUpload(id: string, change: Partial<UploadItem>): void {
  if (!items.some((one) => one.id === id)) return;
  publish(items.map((one) => (one.id === id ? { ...one, ...change } : one)));
  if (change.state === 'done' && change.media) ready.get(id)?.(change.media);
  if (change.state === 'done' || change.state === 'failed') next();
}

/** Begins those whose turn it is. */
function next(): void {
  const busy = items.filter(({ state }) => state === 'sending' || state === 'checking' || state === 'offline').length;
  for (const { id } of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy))) {
    const file = files.get(id);
    if (!file) continue;
    changeUpload(id, { state: 'sending' });
    void engine().then(
      ({ begin }) => begin(id, file),
      () => changeUpload(id, { state: 'failed', message: '没有传上去，请检查网络后再试' }),
    );
  }
}

/** The protocol's library comes with the first file. */
const engine = () => import('./engine.ts');

function publish(changed: readonly UploadItem[]): void {
  const wasUnderWay = items.some(isUnderWay);
  items = changed;
  if (owner !== '') keepUploads(owner, items);
  const isBusy = items.some(isUnderWay);
  if (isBusy !== wasUnderWay) guardLeaving(isBusy);
  for (const listener of listeners) listener();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

function guardLeaving(isBusy: boolean): void {
  if (isBusy) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
