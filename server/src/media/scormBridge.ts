/** As much of a window as the bridge needs. */
interface Frame {
  name: string;
  parent: { postMessage(message: unknown, target: string): void };
  top: unknown;
  addEventListener(event: 'pagehide', hear: () => void): void;
  [name: string]: unknown;
}

interface Runtime {
  loadFromFlattenedJSON(values: Record<string, string>, element: string): void;
  isInitialized(): boolean;
  [call: string]: unknown;
}

export interface BridgeOptions {
  /** Name of our messages. */
  message: string;
  /** Class of the library, name that content looks for, and what the standard calls the values that are ours to say. */
  runtime: string;
  api: string;
  commit: string;
  learnerId: string;
  learnerName: string;
  entry: string;
  totalTime: string;
  /** Pattern of the values that are kept. */
  kept: string;
}

/**
 * Runs in the frame of a package, sent there as text: nothing outside it is there. The frame has an origin of nobody, so
 * that content can reach neither our page nor what the browser keeps for it; the runtime therefore lives in the frame
 * itself, gets its values by the frame's name and hands them out as messages. They are kept in the name too, for the next
 * page of the package.
 */
export function bridge(frame: Frame, options: BridgeOptions): void {
  if (frame.parent !== frame.top) return;
  const kept = new RegExp(options.kept);
  let given = { of: options.message, learnerId: '', learnerName: '', values: {} as Record<string, string> };
  try {
    const named = JSON.parse(frame.name) as typeof given;
    if (named.of === options.message) given = named;
  } catch {
    // No name of ours: nothing is known, and nobody listens.
  }

  const hand = (all: Record<string, unknown>): void => {
    const before = given.values[options.totalTime];
    const values: Record<string, string> = before === undefined ? {} : { [options.totalTime]: before };
    for (const [name, value] of Object.entries(all))
      if (kept.test(name) && typeof value === 'string' && value !== '') values[name] = value;
    given = { ...given, values };
    frame.name = JSON.stringify(given);
    frame.parent.postMessage({ of: options.message, values }, '*');
  };

  const Runtime = frame[options.runtime] as new (settings: object) => Runtime;
  const runtime = new Runtime({
    autocommit: true,
    autocommitSeconds: 10,
    logLevel: 5,
    lmsCommitUrl: 'bridge',
    dataCommitFormat: 'flattened',
    httpService: {
      updateSettings: () => undefined,
      processHttpRequest: (_url: string, all: Record<string, unknown>) => {
        hand(all);
        return { result: 'true', errorCode: 0 };
      },
    },
  });
  runtime.loadFromFlattenedJSON(
    {
      ...given.values,
      [options.learnerId]: given.learnerId,
      [options.learnerName]: given.learnerName,
      [options.entry]: given.values['cmi.suspend_data'] || given.values[options.totalTime] ? 'resume' : 'ab-initio',
    },
    '',
  );
  frame[options.api] = runtime;
  frame.addEventListener('pagehide', () => {
    const commit = runtime[options.commit] as (parameter: string) => string;
    if (runtime.isInitialized()) commit.call(runtime, '');
  });
}
