/** The mark of the Google sign-in button, in its four colours as the provider's branding asks. */
export function GoogleMark({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={4}
      aria-hidden
      style={{ flex: 'none' }}
    >
      <path stroke="#EA4335" d="M18.4 6A8.800 8.800 0 0 0 4.400 7.700" />
      <path stroke="#FBBC05" d="M4.400 7.700a8.800 8.800 0 0 0 0 8.600" />
      <path stroke="#34A853" d="M4.400 16.300a8.800 8.800 0 0 0 13.500 2.200" />
      <path stroke="#4285F4" d="M17.900 18.500A8.800 8.800 0 0 0 20.800 12H12" />
    </svg>
  );
}
