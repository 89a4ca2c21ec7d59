import { useCallback, useEffect, useState } from 'react';
import type { Playback } from '#contract/course/play.ts';
import { parseCues } from '#contract/rules/cues.ts';
import type { Cue } from '#contract/rules/cues.ts';
import { playbackOf } from '../media/playbackCache.ts';
import { readPreferences } from '../media/preferences.ts';
import { messageOf } from '../media/useOpening.ts';

type Language = Playback['subtitles'][number];

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; cues: Cue[]; languages: Language[]; lang: string };

/** What is said in a class-hour, in the language of the subtitles that was chosen. */
export function useTranscript(periodId: string, isGuest: boolean) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [choice, setChoice] = useState(() => ({ lang: readPreferences().subtitleLang, attempt: 0 }));
  useEffect(() => {
    const wanted = { isGone: false };
    const run = async () => {
      const next = await outcome(transcriptOf(periodId, isGuest, choice.lang, choice.attempt > 0));
      if (!wanted.isGone) setState(next);
    };
    void run();
    return () => void (wanted.isGone = true);
  }, [periodId, isGuest, choice]);
  const choose = useCallback((lang: string) => setChoice({ lang, attempt: 0 }), []);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setChoice(({ lang, attempt }) => ({ lang, attempt: attempt + 1 }));
  }, []);
  return { state, choose, retry };
}

const outcome = (transcript: Promise<State>): Promise<State> =>
  transcript.catch((error: unknown) => ({ kind: 'failed', message: messageOf(error) }));

async function transcriptOf(periodId: string, isGuest: boolean, wanted: string, fresh: boolean): Promise<State> {
  const { subtitles: languages } = await playbackOf(periodId, isGuest, fresh);
  const chosen = languages.find(({ lang }) => lang === wanted) ?? languages[0];
  if (!chosen) return { kind: 'ready', cues: [], languages, lang: '' };
  const response = await fetch(chosen.url);
  if (!response.ok) throw new Error(`subtitles: ${response.status}`);
  return { kind: 'ready', cues: parseCues(await response.text()), languages, lang: chosen.lang };
}
