import Button from '@mui/material/Button';
import { Banner } from './banner.tsx';

interface FailureBannerProps {
  /** The failure in words. */
  children: string;
  retry: () => void;
  /** Label of the button. */
  retryText: string;
}

/** A failed request, and a button that retries it. */
export function FailureBanner({ children, retry, retryText }: FailureBannerProps) {
  return (
    <Banner
      tone="error"
      action={
        <Button color="inherit" onClick={retry}>
          {retryText}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
