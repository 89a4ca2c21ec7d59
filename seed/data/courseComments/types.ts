/**
 * Comments of a course, oldest first, each line "learner stars text"; 0 stars is a comment without a rating.
 * A line that begins with "> " is the lecturer's answer to the one above, ">learner " another learner's.
 */
export type SeedComments = Record<string, string[]>;
