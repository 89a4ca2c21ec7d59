interface Named {
  courseName: string;
  /** The widest first. */
  categoryNames: readonly string[];
}

/** What the drawn cover of a course is chosen by, wherever it is shown: its narrowest category tells most, then its name. */
export const coverTopics = ({ courseName, categoryNames }: Named): string[] => [
  ...categoryNames.toReversed(),
  courseName,
];
