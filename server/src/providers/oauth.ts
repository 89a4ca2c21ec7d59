/** What a third party tells us of the person who agreed. */
export interface OauthProfile {
  openId: string;
  nickname: string;
  headImgUrl: string;
}

/** A third party that signs people in by the OAuth 2 authorization code flow. */
export interface OauthProvider {
  /** The address to send the browser to. */
  authorizeUrl(state: string, redirectUri: string): string;
  /** Exchanges the code for the person. @throws when the third party refuses. */
  profile(code: string, redirectUri: string): Promise<OauthProfile>;
  /** Exchanges the code for the id of the person only. @throws when the third party refuses. */
  openId(code: string, redirectUri: string): Promise<string>;
}
