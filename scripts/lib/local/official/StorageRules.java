import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.*;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.*;
import com.google.common.util.concurrent.*;
import com.google.firebase.rules.lang.*;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.lang.type.ExpectedExpressionKind;
import com.google.firebase.rules.runtime.common.*;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.*;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firebase.rules.v1.*;
import com.google.firestore.v1.Document;
import com.google.firestore.v1.Value;
import com.google.gson.*;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.*;
import java.util.*;

/**
 * Decides about Cloud Storage requests with the evaluator of rules in the Firestore emulator's archive. It
 * speaks the protocol of firebase-tools' rules runtime: one JSON message a line, documents by request.
 */
public final class StorageRules {
  private static final PrintStream OUT = new PrintStream(System.out, true, UTF_8);
  private static final Map<String, DefaultEvaluator> RULESETS = new HashMap<>();
  private static final Map<Long, Verification> RUNNING = new HashMap<>();

  public static void main(String[] args) throws IOException {
    answer(-1, new JsonObject(), List.of(), List.of());
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      long id = message.get("id").getAsLong();
      try {
        handle(id, message);
      } catch (IOException | RuntimeException failure) {
        // A request without an answer would wait for ever; one with an error is denied and logged.
        RUNNING.remove(id);
        answer(id, new JsonObject(), List.of(failure.toString()), List.of());
      }
    }
  }

  private static void handle(long id, JsonObject message) throws IOException {
    if (!message.has("action")) {
      RUNNING.get(id).fetched(resource(message.getAsJsonObject("result")));
      return;
    }
    JsonObject context = message.getAsJsonObject("context");
    String ruleset = context.get("rulesetName").getAsString();
    switch (message.get("action").getAsString()) {
      case "load_ruleset" -> load(id, ruleset, context.getAsJsonObject("source"));
      case "verify" -> new Verification(id, RULESETS.get(ruleset), context);
      default -> throw new IllegalArgumentException("Unknown action: " + message);
    }
  }

  private static void load(long id, String ruleset, JsonObject source) throws IOException {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    FirebaseRulesProtoCompiler compiler = FirebaseRulesProtoCompiler.createStandalone(options);
    CompileResult compiled = compiler.compile(parse(source, Source.newBuilder()));
    List<String> errors = new ArrayList<>(), warnings = new ArrayList<>();
    for (Issue issue : compiled.getIssues()) {
      String line = issue.getSourcePosition().getLine() + ": " + issue.getDescription();
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(line);
    }
    JsonObject result = new JsonObject();
    if (errors.isEmpty()) {
      RULESETS.put(ruleset, new DefaultEvaluator(compiled.getRulesetAst()));
      result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersionValue()));
    }
    answer(id, result, errors, warnings);
  }

  /** A request under way. It asks for one document at a time, as an answer carries the request's id alone. */
  private static final class Verification {
    private record Lookup(ExpressionPathValue path, SettableFuture<ExecutionResponse> response) {}

    private final long id;
    private final Queue<Lookup> lookups = new ArrayDeque<>();
    private final List<String> warnings = new ArrayList<>();
    private boolean fetching;
    private ListenableFuture<EvaluationResult> verdict;

    Verification(long id, DefaultEvaluator rules, JsonObject context) throws IOException {
      this.id = id;
      RUNNING.put(id, this);
      PathUtils.Builder path = PathUtils.pathBuilder();
      String[] segments = context.get("path").getAsString().substring(1).split("/");
      for (String segment : segments) path.appendSegment(segment);
      RuleContext.Builder request = RuleContext.builder()
          .service(context.get("service").getAsString()).method(context.get("method").getAsString())
          .path(path.build())
          .supplyFunction(FunctionGuard.guard(new FirestoreGet()));
      for (var variable : context.getAsJsonObject("variables").entrySet()) {
        JsonObject value = variable.getValue().getAsJsonObject();
        request.supplyVariable(variable.getKey(), parse(value, ExpressionValue.newBuilder()).build());
      }
      // Rules that cannot be evaluated deny.
      verdict = Futures.catching(rules.evaluate(request.build()), EvaluationException.class, failure -> {
        warnings.add(failure.getMessage());
        return () -> false;
      }, MoreExecutors.directExecutor());
      verdict.addListener(this::proceed, MoreExecutors.directExecutor());
    }

    @FunctionExpects(arguments = ExpectedExpressionKind.PATH_TEMPLATE, output = ExpectedExpressionKind.ANY)
    private final class FirestoreGet implements AsyncRuntimeFunction {
      @Override
      public String name() {
        return "firestore.get";
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        Lookup lookup = new Lookup(request.getArguments(0).getPathValue(), SettableFuture.create());
        lookups.add(lookup);
        proceed();
        return lookup.response();
      }
    }

    void fetched(ExpressionValue resource) {
      lookups.remove().response().set(createResponse(resource));
      fetching = false;
      proceed();
    }

    /** Tells the verdict or asks for the next document, but nothing as long as one is on its way. */
    private void proceed() {
      if (fetching) return;
      JsonObject content = new JsonObject();
      if (verdict != null && verdict.isDone()) {
        RUNNING.remove(id);
        content.addProperty("permit", Futures.getUnchecked(verdict).permit());
        answer(id, content, List.of(), warnings);
      } else if (!lookups.isEmpty()) {
        fetching = true;
        String path = PathUtils.toString(lookups.element().path());
        // A plus is a space in a form and a plus in a path.
        content.addProperty("path", path.replace("+", "%20"));
        send(Map.of("action", "fetch", "server_request_id", id, "context", content));
      }
    }
  }

  /** What firestore.get() returns: null for a document that is not there. */
  private static ExpressionValue resource(JsonObject found) throws IOException {
    if (found == null || !found.has("name")) return NULL;
    Document document = parse(found, Document.newBuilder()).build();
    String name = document.getName();
    String id = name.substring(name.lastIndexOf('/') + 1);
    return createValue(Map.of("data", map(document.getFieldsMap()), "id", id, "__name__", path(name)));
  }

  private static ExpressionValue map(Map<String, Value> fields) {
    return createValue(Maps.transformValues(fields, StorageRules::value));
  }

  private static ExpressionValue value(Value value) {
    return switch (value.getValueTypeCase()) {
      case NULL_VALUE -> NULL;
      case BOOLEAN_VALUE -> createValue(value.getBooleanValue());
      case INTEGER_VALUE -> createValue(value.getIntegerValue());
      case DOUBLE_VALUE -> createValue(value.getDoubleValue());
      case STRING_VALUE -> createValue(value.getStringValue());
      case BYTES_VALUE -> createValue(value.getBytesValue());
      case TIMESTAMP_VALUE -> createValue(value.getTimestampValue());
      case GEO_POINT_VALUE -> createValue(value.getGeoPointValue());
      case REFERENCE_VALUE -> path(value.getReferenceValue());
      case ARRAY_VALUE -> transformList(value.getArrayValue().getValuesList(), StorageRules::value);
      case MAP_VALUE -> map(value.getMapValue().getFieldsMap());
      default -> throw new IllegalArgumentException("No value of a document: " + value);
    };
  }

  /** Rules see a document's name without its project. */
  private static ExpressionValue path(String name) {
    return segmentsToPathExpressions(Iterables.skip(List.of(name.split("/")), 2));
  }

  private static <B extends Message.Builder> B parse(JsonObject json, B into) throws IOException {
    JsonFormat.parser().merge(json.toString(), into);
    return into;
  }

  private static void answer(long id, JsonObject result, List<String> errors, List<String> warnings) {
    send(Map.of("id", id, "status", "ok", "result", result, "errors", errors, "warnings", warnings));
  }

  private static void send(Map<String, Object> message) {
    OUT.println(new Gson().toJson(message));
  }
}
