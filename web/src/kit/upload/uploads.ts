import { FileKind } from '#contract/rules/fileKinds.ts';
import { kindOfName, refusalOf } from '#contract/rules/mediaUploads.ts';
import type { UploadedMedia } from '#contract/system/upload.ts';
import { toast } from '../../ui/toast.ts';
import { readKept } from './keptUploads.ts';
import { hasEnded, isSameFile } from './uploadItem.ts';
import type { UploadItem } from './uploadItem.ts';
import {
  changeUpload,
  currentUploads,
  ownerOfUploads,
  publishUploads,
  setOwner,
  subscribeUploads,
  uploadOf,
  whenReady,
} from './uploadStore.ts';
import { newKey } from '../outbox/newKey.ts';

export interface PickOptions {
  /** What may be chosen; everything unless told. */
  kind?: FileKind | readonly FileKind[];
  /** The file is on the server; films may still be in the making. Also after the page that asked is gone. */
  onReady?: (media: UploadedMedia) => void;
}

const AT_ONCE = 3;

const files = new Map<string, File>();

subscribeUploads(beginNext);

/** Brings back what a reload cut off; once for every person who signs in. */
export function restoreUploads(userNo: string): void {
  const before = ownerOfUploads();
  if (before === userNo) return;
  const here = currentUploads();
  if (before !== '') for (const { id } of here) void engine().then(({ halt }) => halt(id));
  setOwner(userNo, [...readKept(userNo), ...(before === '' ? here : [])]);
}

/** Takes files; one that cannot be uploaded at all says so, one whose upload a reload cut off goes on where it was. */
export function pickFiles(chosen: Iterable<File>, { kind, onReady }: PickOptions = {}): string[] {
  const kinds = kind === undefined ? FileKind.values : typeof kind === 'number' ? [kind] : kind;
  return [...chosen].flatMap((file) => {
    const refusal = refusalOf(file, kinds);
    if (refusal) toast(`「${file.name}」：${refusal}`);
    return refusal ? [] : [enter(file, onReady)];
  });
}

function enter(file: File, onReady: PickOptions['onReady']): string {
  const lost = currentUploads().find((item) => item.state === 'lost' && isSameFile(item, file));
  const id = lost?.id ?? newKey();
  files.set(id, file);
  whenReady(id, onReady);
  if (lost) changeUpload(id, { state: 'waiting', message: '' });
  else publishUploads([...currentUploads(), newItem(id, file)]);
  return id;
}

const newItem = (id: string, { name, size, lastModified }: File): UploadItem => ({
  id,
  name,
  size,
  lastModified,
  kind: kindOfName(name)!,
  state: 'waiting',
  sent: 0,
  message: '',
  url: null,
  media: null,
});

/** The file of an upload that a reload cut off, chosen again. @returns why it is not the one */
export function refindFile(id: string, file: File): string | undefined {
  const item = uploadOf(id);
  if (!item) return undefined;
  if (!isSameFile(item, file)) return `这不是原来那个文件，请选「${item.name}」，没有改动过的那一份`;
  pickFiles([file]);
  return undefined;
}

export function pauseUpload(id: string): void {
  changeUpload(id, { state: 'paused' });
  void engine().then(({ halt }) => halt(id));
}

/** Goes on after a pause, a dead network or a failure. */
export const resumeUpload = (id: string): void => changeUpload(id, { state: 'waiting', message: '' });

/** Gives an upload up, here and on the server; one that is finished only leaves the list. */
export function dropUpload(id: string): void {
  const item = uploadOf(id);
  files.delete(id);
  whenReady(id, undefined);
  publishUploads(currentUploads().filter((one) => one.id !== id));
  if (item && item.state !== 'done') void engine().then(({ halt }) => halt(id, item.url));
}

export const clearEnded = (): void => publishUploads(currentUploads().filter((item) => !hasEnded(item)));

/** Begins those whose turn it is. */
function beginNext(): void {
  const isBusy = ({ state }: UploadItem) => state === 'sending' || state === 'checking' || state === 'offline';
  const turn = currentUploads().find(({ id, state }) => state === 'waiting' && files.has(id));
  if (!turn || currentUploads().filter(isBusy).length >= AT_ONCE) return;
  const { id } = turn;
  changeUpload(id, { state: 'sending' }); // which asks for the next one
  void engine().then(
    ({ begin }) => begin(id, files.get(id)!),
    () => changeUpload(id, { state: 'failed', message: '没有传上去，请检查网络后再试' }),
  );
}

/** The protocol's library comes with the first file. */
const engine = () => import('./engine.ts');
