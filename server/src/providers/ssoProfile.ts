/** What the identity provider of a school says of whom it let in. */
export interface SsoProfile {
  /** Never given to somebody else there. */
  subject: string;
  name: string;
  /** Only one that it says to have verified; in small letters. */
  email: string | null;
  /** Staff or student number, where it was said what carries it. */
  number: string | null;
}
