interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The reCAPTCHA Enterprise site key of App Check; without it no App Check token is sent. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /**
   * An address of the same origin that keeps a session cookie, such as '/api/session'; nothing is sent
   * without it.
   */
  readonly VITE_TOKEN_SYNC_PATH?: string;
  /** The content-delivery base of attachments; '/media/' where it is not given. */
  readonly VITE_MEDIA_BASE?: string;
}
