// @vitest-environment happy-dom
import { Track } from 'livekit-client';
import type { Participant, Room } from 'livekit-client';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Heard } from './Played.tsx';
import { shareScreen } from './shareScreen.ts';
import { SoundButton } from './SoundButton.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function shown(what: ReactNode): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(what));
  return place;
}

test('somebody is heard with their voice, and with what the screen plays that they share', () => {
  const tracks = new Map([Track.Source.Microphone, Track.Source.ScreenShareAudio].map((source) => [source, source]));
  const attached: string[] = [];
  const track = (source: string) => ({ attach: () => void attached.push(source), detach: () => undefined });
  const getTrackPublication = (source: Track.Source) => tracks.has(source) && { track: track(source) };
  const place = shown(<Heard participant={{ getTrackPublication } as unknown as Participant} />);
  expect(place.querySelectorAll('audio')).toHaveLength(2);
  expect(attached).toEqual(['microphone', 'screen_share_audio']);
});

test('a screen is shared with what it plays', async () => {
  const setScreenShareEnabled = vi.fn();
  const room = { localParticipant: { setScreenShareEnabled } } as unknown as Room;
  await shareScreen(room, true);
  expect(setScreenShareEnabled).toHaveBeenCalledWith(true, { audio: true });
});

test('where the browser plays nothing by itself, there is a button for the sound', () => {
  const startAudio = vi.fn(async () => undefined);
  const place = shown(<SoundButton room={{ canPlaybackAudio: false, startAudio } as unknown as Room} />);
  act(() => place.querySelector('button')!.click());
  expect(startAudio).toHaveBeenCalledOnce();
  expect(shown(<SoundButton room={{ canPlaybackAudio: true } as Room} />).textContent).toBe('');
});
