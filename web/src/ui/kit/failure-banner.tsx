import Button from '@mui/material/Button';
import { Banner } from './banner.tsx';

interface FailureBannerProps {
  /** What went wrong, in words. */
  children: string;
  retry: () => void;
  /** What the button says. */
  retryText: string;
}

/** What went wrong with something that was asked for, and a button that asks again. */
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
