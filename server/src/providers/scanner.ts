/** Looks through files for viruses. */
export interface VirusScanner {
  /** The name of what was found in the file at this path; undefined when it is clean. @throws when it cannot be told */
  scan(path: string): Promise<string | undefined>;
}

/** The embedded default looks at nothing. */
export const noScanner: VirusScanner = { scan: async () => undefined };
