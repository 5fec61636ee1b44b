import type { Order } from '@cellaret/domain/guests/guests';
import { PATHS } from '#lib/paths.ts';
import type { Say } from './words.ts';

interface JustServedProps {
  order: Order;
  /** The drink. */
  name: string;
  say: Say;
  onBack: () => void;
  onDone: () => void;
}

/**
 * The order served last: a wrong tap is undone here, and the drink logged. It floats over the queue, where it
 * moves nothing.
 */
export function JustServed({ order, name, say, onBack, onDone }: JustServedProps) {
  return (
    <div className="notice now">
      <p role="status" dir="auto">
        {say('bar.now', { guest: order.guest_name, servings: order.servings, name })}
      </p>
      <div className="row">
        <a
          className="button"
          href={PATHS.madeRecipe(order.recipe_id, order.servings)}
          target="_blank"
          rel="opener"
          onClick={onDone}
        >
          {say('bar.log')}
        </a>
        <button type="button" onClick={onBack}>
          {say('bar.undo')}
        </button>
      </div>
    </div>
  );
}
