import { UserType } from '#contract/rules/userTypes.ts';
import { places } from './destinations.ts';

/**
 * Where signing in ends: at the address that was asked for. Nobody asked for the public home in particular, so whoever
 * acts in more than learning is taken to the centre instead.
 */
export function landingOf(userType: UserType, address: string): string {
  if (address !== '/' || userType === UserType.learner) return address;
  return userType === UserType.operator ? places.console : places.overview;
}
