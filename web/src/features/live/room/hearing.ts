/** What of the speech recognition of a browser is used; TypeScript does not know it, for only some have it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: (event: { resultIndex: number; results: ArrayLike<Result> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start(): void;
  abort(): void;
}

type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };

const LONGEST = 200;
const AGAIN_MS = 500;

const maker = (): (new () => Recognition) | undefined => {
  const known = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

/** Whether this browser writes down what it hears. */
export const canHear = (): boolean => maker() !== undefined;

/**
 * Hears what is said at this page until it is told to stop. A browser ends by itself after a silence: then it begins anew.
 * @param onRefused the browser may not, or cannot any more; it has stopped
 * @returns the way to stop
 */
export function hear(onSentence: (text: string) => void, onRefused: (error: string) => void): () => void {
  const Made = maker();
  if (!Made) return () => undefined;
  const ears = new Made();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const manner: Omit<Recognition, 'start' | 'abort'> = {
    lang: 'zh-CN',
    continuous: true,
    interimResults: false,
    onresult({ resultIndex, results }) {
      for (let at = resultIndex; at < results.length; at += 1) {
        const text = results[at]?.[0]?.transcript.trim().slice(0, LONGEST) ?? '';
        if (results[at]?.isFinal && text !== '') onSentence(text);
      }
    },
    onerror({ error }) {
      // silence, and a network that fails for a moment, are followed by an end and another beginning
      if (error === 'no-speech' || error === 'network' || error === 'aborted') return;
      isOver = true;
      onRefused(error);
    },
    onend() {
      if (!isOver) timer = setTimeout(() => ears.start(), AGAIN_MS);
    },
  };
  Object.assign(ears, manner);
  ears.start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    ears.abort();
  };
}
