/** The way in, in one file: a visitor of the landing page does without. */
export { LoginPage } from '#features/people/sign-in/login-page.tsx';
export { RegisterPage } from '#features/people/sign-in/register-page.tsx';
export { VerifyEmailNotice, VerifyEmailPage } from '#features/people/sign-in/verify-email-notice.tsx';
