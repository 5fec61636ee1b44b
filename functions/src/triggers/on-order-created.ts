import { onDocumentCreated } from 'firebase-functions/firestore';
import { tellHosts } from '../services/guests/order-notices.ts';
import { PUSH_SECRETS } from '../services/guests/push-keys.ts';
import { TRIGGER_OPTIONS } from './options.ts';

export const onOrderCreated = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'public_menus/{token}/orders/{orderId}', secrets: PUSH_SECRETS },
  (event) => tellHosts(event.params.token, event.params.orderId),
);
