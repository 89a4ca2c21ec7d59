/**
 * A failure that can be told at start: `message` is a whole Chinese sentence for operators, printed without a
 * stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
