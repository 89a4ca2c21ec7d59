/** Letters of one note. */
export const NOTE_LENGTH = 2000;

/** Notes of one learner in one class-hour: all of them fit into one page of the list. */
export const NOTES_PER_PERIOD = 100;
