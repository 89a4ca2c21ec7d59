/** Lines and spaces change on the way through an editor. */
const plain = (text: string): string => text.replace(/\s+/gu, '');

/** Knows what was copied or cut inside an answer, so that moving one's own words is not taken for copying. */
export function createOwnClipboard() {
  let own = '';
  return {
    took: (text: string): void => void (own = plain(text)),
    /** Whether this is what was taken last from an answer; nothing and pictures never are. */
    isOwn: (text: string): boolean => own !== '' && plain(text) === own,
  };
}

const FIELDS = 'input, textarea, [contenteditable="true"]';

/** Whether something happens where the candidate writes. */
export const isInAnswer = (target: EventTarget | null): boolean => {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element?.closest(FIELDS) != null;
};

/** What is chosen there. */
export function chosenText(target: EventTarget | null): string {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    return target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
  }
  return document.getSelection()?.toString() ?? '';
}
