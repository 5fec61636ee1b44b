import { LIMITS } from '@cellaret/domain/core/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The name something new is to have, where the link that led here gave one (`?name=`); else empty. */
export function useAskedName(): string {
  const [params] = useSearchParams();
  const [name] = useState(() => (params.get('name') ?? '').slice(0, LIMITS.name.max));
  return name;
}
