import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** `label` is read while the skeleton stands, such as 'Loading...'. */
const Busy = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden live="polite">{label}</VisuallyHidden>
    <div aria-hidden>{children}</div>
  </div>
);

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of a list that is on its way; each as high as a CardRow. */
export function ListSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <Busy label={label}>
      {keys(count).map((key) => (
        <div
          key={key}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            height: 72,
            padding: '8px 12px',
            marginBottom: 8,
          }}
        >
          <Skeleton variant="rounded" width={56} height={56} sx={{ borderRadius: '28px 28px 4px 4px' }} />
          <div style={{ flex: 1 }}>
            <Skeleton width={`${48 + ((key * 17) % 30)}%`} height={26} />
            <Skeleton width={`${30 + ((key * 23) % 35)}%`} height={20} />
          </div>
        </div>
      ))}
    </Busy>
  );
}

/** The head and body of a detail page that is on its way. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Busy label={label}>
      <div style={{ display: 'flex', gap: 24, alignItems: 'center', marginBlock: 16 }}>
        <Skeleton
          variant="rounded"
          width={144}
          height={144}
          sx={{ borderRadius: '72px 72px 6px 6px', flex: 'none' }}
        />
        <div style={{ flex: 1 }}>
          <Skeleton width="65%" height={48} />
          <Skeleton width="45%" />
        </div>
      </div>
      {keys(5).map((key) => (
        <Skeleton key={key} height={36} width={`${92 - ((key * 13) % 40)}%`} />
      ))}
    </Busy>
  );
}
