/** AWS: the files in a bucket, a CloudFront Function that chooses among them, and the template that puts both together. */

import { METHODS } from "../../../api/operations.ts";
import { FILE_HEADERS, type Host, jsonFile, limitsOf } from "../host.ts";
import { WHOLE_ANSWERS } from "../whole-answers.ts";
import { browserFiles } from "./pages.ts";

const says = limitsOf("docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits", "2026-11");

/** The function's code may have so many bytes: docs.aws.amazon.com, cloudfront-limits, read 2026-11. */
const FUNCTION_BYTES = 10_240;

const ref = (name: string) => ({ Ref: name });
const sub = (text: string) => ({ "Fn::Sub": text });
/** A parameter or resource inside a text. */
const named = (name: string) => `$\{${name}}`;
const get = (name: string, attribute: string) => ({ "Fn::GetAtt": [name, attribute] });

/** AWS's own cache policy that keys on the path and the accepted encodings alone: the function has put the rest into the path. */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";

/** Files in English, as the AWS command line matches names. */
const ENGLISH = ["en/*", "*.en.html", "api/public/openapi.json"];

const SECURITY = new Set(["Access-Control-Allow-Origin"]);

const customHeaders = Object.entries(FILE_HEADERS)
  .filter(([name]) => !SECURITY.has(name))
  .map(([Header, Value]) => ({ Header, Value, Override: false }));

const error = (status: number) => ({
  ErrorCode: status,
  ResponseCode: 404,
  ResponsePagePath: "/404.html",
  ErrorCachingMinTTL: 10,
});

/** Whoever deletes must say the same filters as whoever writes: what a filter leaves out is not deleted either. */
const SYNC = `#!/bin/sh
# Makes a bucket hold this tree and nothing else, inside the tree: sh hosts/cloudfront/sync.sh BUCKET
set -eu
bucket="s3://\${1:?name of the bucket}"
put() { aws s3 sync . "$bucket" --delete --cache-control 'public, max-age=300' "$@"; }
put --content-language it ${ENGLISH.map((name) => `--exclude '${name}'`).join(" ")}
put --content-language en --exclude '*' ${ENGLISH.map((name) => `--include '${name}'`).join(" ")}
`;

const template = (code: string) => ({
  AWSTemplateFormatVersion: "2010-09-09",
  Description: "Open API of Italian law: files in S3, a CloudFront Function that chooses among them",
  Resources: {
    Files: { Type: "AWS::S3::Bucket" },
    Access: {
      Type: "AWS::CloudFront::OriginAccessControl",
      Properties: {
        OriginAccessControlConfig: {
          Name: sub(`${named("AWS::StackName")}`),
          OriginAccessControlOriginType: "s3",
          SigningBehavior: "always",
          SigningProtocol: "sigv4",
        },
      },
    },
    Policy: {
      Type: "AWS::S3::BucketPolicy",
      Properties: {
        Bucket: ref("Files"),
        PolicyDocument: {
          Version: "2012-10-17",
          Statement: [
            {
              Effect: "Allow",
              Principal: { Service: "cloudfront.amazonaws.com" },
              Action: "s3:GetObject",
              Resource: sub(`${named("Files.Arn")}/*`),
              Condition: {
                StringEquals: {
                  "AWS:SourceArn": sub(
                    `arn:aws:cloudfront::${named("AWS::AccountId")}:distribution/${named("Distribution")}`,
                  ),
                },
              },
            },
          ],
        },
      },
    },
    Router: {
      Type: "AWS::CloudFront::Function",
      Properties: {
        Name: sub(`${named("AWS::StackName")}-router`),
        AutoPublish: true,
        FunctionConfig: { Comment: "Chooses the file of a whole answer", Runtime: "cloudfront-js-2.0" },
        FunctionCode: code,
      },
    },
    Headers: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: sub(`${named("AWS::StackName")}-headers`),
          CorsConfig: {
            AccessControlAllowCredentials: false,
            AccessControlAllowHeaders: { Items: ["*"] },
            AccessControlAllowMethods: { Items: METHODS.split(", ") },
            AccessControlAllowOrigins: { Items: ["*"] },
            OriginOverride: false,
          },
          CustomHeadersConfig: { Items: customHeaders },
        },
      },
    },
    Distribution: {
      Type: "AWS::CloudFront::Distribution",
      Properties: {
        DistributionConfig: {
          Enabled: true,
          HttpVersion: "http2and3",
          DefaultRootObject: "index.html",
          Origins: [
            {
              Id: "files",
              DomainName: get("Files", "RegionalDomainName"),
              OriginAccessControlId: get("Access", "Id"),
              S3OriginConfig: { OriginAccessIdentity: "" },
            },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: "files",
            ViewerProtocolPolicy: "redirect-to-https",
            AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"],
            Compress: true,
            CachePolicyId: CACHING_OPTIMIZED,
            ResponseHeadersPolicyId: ref("Headers"),
            FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: get("Router", "FunctionARN") }],
          },
          CustomErrorResponses: [error(403), error(404)],
        },
      },
    },
  },
  Outputs: {
    Bucket: { Value: ref("Files") },
    Domain: { Value: get("Distribution", "DomainName") },
    DistributionId: { Value: ref("Distribution") },
  },
});

/** The function: the table that it looks in, and the code of the entry, whose engine knows no modules. */
function functionOf(entry: string): string {
  const code = entry.replace(/export\{handler\};?\s*$/, "");
  if (code === entry) throw new Error("cloudfront: the bundle does not end with its export");
  const text = `var WHOLE_ANSWERS=${JSON.stringify(WHOLE_ANSWERS)};\n${code}`;
  if (Buffer.byteLength(text) > FUNCTION_BYTES)
    throw new Error(`hosts/cloudfront/function.js: more than ${FUNCTION_BYTES} bytes`);
  return text;
}

/**
 * The function, the router for browsers, the template that has both, and what fills the bucket.
 *
 * @throws Error where the function is larger than the host takes
 * @example cloudfront.files(context)[1].path // "hosts/cloudfront/template.json"
 */
export const cloudfront: Host = {
  title: "AWS S3 and CloudFront Function",
  limits: [says("caratteri-per-percorso", 8000)],
  gives: "everything in a browser",
  files: (context) => {
    const code = functionOf(context.entry("cloudfront"));
    return [
      { path: "hosts/cloudfront/function.js", content: code },
      jsonFile("hosts/cloudfront/template.json", template(code)),
      { path: "hosts/cloudfront/sync.sh", content: SYNC },
      ...browserFiles(context),
    ];
  },
};
